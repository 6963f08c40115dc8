import CodeBlock from '@theme/CodeBlock'
import {expect, test} from 'vitest'
import {outline} from '../../fixtures/outline.js'
import {renderSample} from '../../fixtures/render-sample.js'

const LINES =
  '<span class="token-line">const owl = 1\n</span><span class="token-line">owl()\n</span>'

test('a block shows its title, its code and its buttons', () => {
  const html = renderSample(<CodeBlock language="js" title="owl.js" html={LINES} />)
  expect(outline(html)).toEqual([
    'owl.js',
    'const owl = 1',
    'owl()',
    '(Toggle word wrap)(Copy code to clipboard)'
  ])
  expect(html).toContain('class="theme-code-block language-js"')
})

test.each([
  ['no language', {}, undefined, 'language-text'],
  ['no language, on a site with a default', {}, 'js', 'language-js'],
  [
    'a language in its class',
    {className: 'wide language-CSS'},
    'js',
    'language-css wide language-CSS'
  ],
  ['a language in capitals', {language: 'JSON'}, undefined, 'language-json']
])('a block with %s has a class for it', (_, props, defaultLanguage, className) => {
  const themeConfig = {prism: {defaultLanguage}}
  const html = renderSample(<CodeBlock {...props}>owl</CodeBlock>, {themeConfig})
  expect(html).toContain(`class="theme-code-block ${className}"`)
  expect(html).toContain(`<pre class="prism-code ${className.split(' ')[0]}"`)
})

test('lines are numbered from 1, or from the configured number', () => {
  const numbered = renderSample(<CodeBlock html={LINES} showLineNumbers />)
  expect(numbered).toContain('code-block--numbered')
  expect(numbered).not.toContain('data-line')
  const later = renderSample(<CodeBlock html={LINES} showLineNumbers={41} />)
  expect([...later.matchAll(/data-line="(\d+)"/g)].map(([, line]) => line)).toEqual(['41', '42'])
})

test('lines of computed code have classes and numbers before they are highlighted', () => {
  const html = renderSample(
    <CodeBlock language="js" lineClasses={{1: ['bright']}} showLineNumbers={5}>
      {'const owl = 1\nowl()'}
    </CodeBlock>
  )
  const lines = [...html.matchAll(/<span class="(token-line[^"]*)" data-line="(\d+)">([^<]*)/g)]
  expect(lines.map(([, ...line]) => line)).toEqual([
    ['token-line', '5', 'const owl = 1\n'],
    ['token-line bright', '6', 'owl()']
  ])
})

test.each([
  ['code-block-diff-add-line', 'code-block--marked'],
  ['code-block-error-line', 'code-block--marked'],
  ['code-block-focus-line', 'code-block--focused']
])('a block with the line class %s makes room for it: %s', (line, className) => {
  const html = LINES.replace('token-line', `token-line ${line}`)
  expect(renderSample(<CodeBlock html={html} />)).toContain(className)
  expect(renderSample(<CodeBlock html={LINES} />)).not.toContain(className)
})

test('a folded block shows its first lines and a button without a script', () => {
  const html = renderSample(<CodeBlock html={LINES} lineCount={2} collapse={1} />)
  expect(html).toContain('<span class="code-fold" hidden="until-found">')
  expect(html).toContain('<details class="code-block-fold"><summary>')
  expect(html).toContain('Show all 2 lines')
})

test('computed code is plain text until it is highlighted', () => {
  const html = renderSample(<CodeBlock language="js">{'const owl = "<b>"'}</CodeBlock>)
  expect(outline(html)[0]).toBe('const owl = "<b>"')
})
