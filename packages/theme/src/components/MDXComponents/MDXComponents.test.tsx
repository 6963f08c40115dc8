import MDXComponents from '@theme/MDXComponents'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {innerHtml} from '../../behavior/markup/inner-html.js'
import {renderSample} from '../../fixtures/render-sample.js'

const {
  h1: H1,
  h2: H2,
  a: A,
  pre: Pre,
  img: Img,
  table: Table,
  admonition: Admonition
} = MDXComponents

test('has a component for elements without static HTML, and for elements that sites override', () => {
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
  const others = ['a', 'pre', 'img', 'table', 'details', 'admonition', 'mermaid', 'head']
  const elements = Object.keys(MDXComponents).filter((name) => /^[a-z]/.test(name))
  expect(elements).toEqual([...headings, ...others, 'code', 'ul', 'li'])
})

test('a heading contains a labeled link to itself', () => {
  const heading = (
    <H2 id="a">
      The <code {...innerHtml('a &lt; b')} /> rule
    </H2>
  )
  expect(renderToStaticMarkup(heading)).toBe(
    '<h2 id="a" class="anchor">The <code>a &lt; b</code> rule<a class="hash-link" href="#a" aria-label="Direct link to The a &lt; b rule"></a></h2>'
  )
})

test('the title of a page has no link to itself', () => {
  expect(renderToStaticMarkup(<H1 id="a">A</H1>)).toBe('<h1 id="a">A</h1>')
})

test('a code block has its title, its lines, and buttons that need no separate script', () => {
  const block = (
    <Pre language="js" title="a.js" html='<span class="token-line">a</span>' lineCount={1} />
  )
  expect(renderSample(block)).toBe(
    [
      '<div class="theme-code-block language-js"><div class="code-block-title">a.js</div>',
      '<div class="code-block-content"><pre class="prism-code language-js" tabindex="0">',
      '<code><span class="token-line">a</span></code></pre><div class="code-block-buttons">',
      '<button aria-label="Toggle word wrap" aria-pressed="false" data-wrap-code="" type="button"></button>',
      '<button aria-label="Copy code to clipboard" data-copy-code="" type="button"></button></div></div></div>'
    ].join('')
  )
})

test('a block has classes for lines with a sign, and for focused lines', () => {
  const blockOf = (line: string) =>
    renderSample(<Pre html={`<span class="token-line ${line}">a</span>`} />)
  expect(blockOf('code-block-diff-add-line')).toContain(
    '"theme-code-block language-text code-block--marked"'
  )
  expect(blockOf('code-block-focus-line')).toContain(
    '"theme-code-block language-text code-block--focused"'
  )
  expect(blockOf('theme-code-block-highlighted-line')).toContain('"theme-code-block language-text"')
})

test('line numbers start at the configured number', () => {
  const lines = '<span class="token-line">a\n</span><span class="token-line marked">b</span>'
  const html = renderSample(<Pre html={lines} lineCount={2} showLineNumbers={7} />)
  expect(html).toContain('<div class="theme-code-block language-text code-block--numbered">')
  expect(html).toContain(
    '<span class="token-line" data-line="7">a\n</span><span class="token-line marked" data-line="8">b</span>'
  )
})

test.each([
  ['note', 'alert--secondary', 'Note'],
  ['tip', 'alert--success', 'Tip'],
  ['caution', 'alert--warning', 'Caution'],
  ['own-kind', 'alert--secondary', 'Own-kind']
])('the admonition %s looks like %s', (type, className, title) => {
  expect(renderToStaticMarkup(<Admonition type={type}>Text</Admonition>)).toBe(
    `<div class="theme-admonition theme-admonition-${type} alert ${className}"><div class="admonition-heading"><b>${title}</b></div><div class="admonition-content">Text</div></div>`
  )
})

test('an admonition uses its explicit title', () => {
  const html = renderToStaticMarkup(<Admonition type="tip" titleHtml="Do <em>this</em>" />)
  expect(html).toContain('<b>Do <em>this</em></b>')
})

test('external links open in a new tab, and internal links have the base URL', () => {
  const html = renderSample(
    <>
      <A href="https://a.b">A</A>
      <A href="/docs/b">B</A>
      <A href="#c">C</A>
    </>
  )
  expect(html).toBe(
    '<a href="https://a.b" rel="noopener noreferrer" target="_blank">A</a><a href="/base/docs/b">B</a><a href="#c">C</a>'
  )
})

test('images load lazily and always have alt text', () => {
  expect(renderSample(<Img src="/a.png" width={2} height={1} />)).toBe(
    '<img alt="" decoding="async" height="1" loading="lazy" src="/base/a.png" width="2"/>'
  )
})

test('a table is in a scrollable container', () => {
  expect(renderToStaticMarkup(<Table />)).toBe(
    '<div class="table-wrapper" tabindex="0"><table></table></div>'
  )
})
