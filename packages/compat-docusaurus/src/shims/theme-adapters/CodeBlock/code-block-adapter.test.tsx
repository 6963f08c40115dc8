import type {CodeBlockData} from '@lectern/theme/behavior/code/code-block-context'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {renderOnPage} from '../../../fixtures/run-hook.js'
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

const MARKED = 'theme-code-block-highlighted-line'

test.each<[string, CodeBlockData, CodeBlockData]>([
  [
    'magic comments',
    {language: 'js', children: 'hoot()\n// highlight-next-line\nfly()\n'},
    {children: 'hoot()\nfly()', lineClasses: {1: [MARKED]}}
  ],
  [
    'a metastring',
    {
      className: 'language-js',
      metastring: '{1} title="a.js" showLineNumbers',
      children: ['a', '\nb']
    },
    {children: 'a\nb', title: 'a.js', showLineNumbers: true, lineClasses: {0: [MARKED]}}
  ],
  ['a first line', {showLineNumbers: 4, children: 'hoot'}, {children: 'hoot', showLineNumbers: 4}],
  ['elements', {children: <b>hoot</b>}, {children: <b>hoot</b>}]
])('computed code with %s is displayed like in Docusaurus', (_, block, expected) => {
  const seen: CodeBlockData[] = []
  const Block = adapt((props) => void seen.push(props), true)
  renderOnPage(<Block {...block} />, {config: {themeConfig: {prism: {}}}})
  expect(seen).toEqual([{...block, ...expected}])
})
