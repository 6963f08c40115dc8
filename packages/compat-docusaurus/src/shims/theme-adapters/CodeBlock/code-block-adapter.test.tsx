import type {CodeBlockData} from '@lectern/theme/behavior/code/code-block-context'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import adapt from './index.js'

const Foreign = ({className, children}: CodeBlockData) => (
  <pre className={className}>{children}</pre>
)

test.each<[string, CodeBlockData, string]>([
  [
    'in Markdown',
    {html: '<span class="token-line">a &amp; b\n</span>', children: ''},
    'a &amp; b\n'
  ],
  ['with magic comments', {html: '', source: '// a\nb'}, '// a\nb'],
  ['of a component', {children: 'hoot'}, 'hoot']
])('a Docusaurus code block receives its props, and code %s as a string', (_, block, code) => {
  const Block = adapt(Foreign, false)
  const html = renderToStaticMarkup(<Block {...block} className="wide" />)
  expect(html).toBe(`<pre class="wide">${code}</pre>`)
})
