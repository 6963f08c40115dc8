import type {CodeBlockData} from '@lectern/theme/behavior/code/code-block-context'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import adapt from './index.js'

const Foreign = ({className, children}: CodeBlockData) => (
  <pre className={className}>{children}</pre>
)

test.each<[string, CodeBlockData, string]>([
  [
    'its language as a class',
    {language: 'js', className: 'wide', html: 'hoot'},
    'wide language-js'
  ],
  ['no class for the language of a component', {language: 'js', className: 'wide'}, 'wide']
])('a Docusaurus code block gets %s', (_, block, className) => {
  const Block = adapt(Foreign, false)
  const html = renderToStaticMarkup(<Block {...block}>hoot</Block>)
  expect(html).toBe(`<pre class="${className}">hoot</pre>`)
})
