import {describe, expect, test} from 'vitest'
import {createHighlighter} from './highlighter.js'

const {highlight, knows} = createHighlighter()

/** Returns the highlighted lines without their elements. */
function linesOf(code: string, language?: string): string[] {
  const {html} = highlight(code, language, new Map())
  return html
    .split(/(?<=\n<\/span>)/)
    .map((line) => line.replace(/^<span class="token-line">/, '').replace(/\n?<\/span>$/, ''))
}

/** Returns the visible text. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test('each line is an element that includes its line feed', () => {
  expect(highlight('a\n\nb', undefined, new Map())).toEqual({
    html:
      '<span class="token-line">a\n</span><span class="token-line">\n</span>' +
      '<span class="token-line">b</span>',
    lineCount: 3
  })
  expect(highlight('', 'js', new Map())).toEqual({
    html: '<span class="token-line"></span>',
    lineCount: 1
  })
})

test('token types become classes', () => {
  expect(linesOf('const owl = 1', 'js')).toEqual([
    '<span class="token keyword">const</span> owl ' +
      '<span class="token operator">=</span> <span class="token number">1</span>'
  ])
})

test('a token that spans several lines is closed and reopened at each line end', () => {
  expect(linesOf('/* a\n\nb */ c', 'js')).toEqual([
    '<span class="token comment">/* a</span>',
    '',
    '<span class="token comment">b */</span> c'
  ])
})

test('closes nested tokens from the inside out', () => {
  const [first = '', second = ''] = linesOf(`\`a\${b}\nc\``, 'js')
  for (const line of [first, second]) {
    expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length)
  }
  expect(second).toMatch(/^<span class="token template-string"><span class="token string">c/)
})

test('escapes HTML characters', () => {
  expect(linesOf('<b>&amp;</b>')).toEqual(['&lt;b&gt;&amp;amp;&lt;/b&gt;'])
  expect(highlight('<script>', 'js', new Map()).html).not.toContain('<script>')
})

test('highlighted lines get their classes, escaped for the attribute', () => {
  const marks = new Map([[2, ['loud', '" onclick="']]])
  const {html} = highlight('a\nb', undefined, marks)
  expect(html).toBe(
    '<span class="token-line">a\n</span><span class="token-line loud &quot; onclick=&quot;">b</span>'
  )
})

describe('preserves all code in every language', () => {
  const code = `<?php // <b>\n$a = "x\n  y"; /* ü & */ ?>\n<Owl a={1}>\`t\${1}\`</Owl>\n# "'\n`

  test.each([
    'js',
    'jsx',
    'tsx',
    'php',
    'css',
    'markdown',
    'bash',
    'diff',
    'html',
    'nolang',
    'text'
  ])('%s', (language) => {
    const {html, lineCount} = highlight(code, language, new Map())
    expect(textOf(html)).toBe(code)
    expect(lineCount).toBe(code.split('\n').length)
  })
})

test('highlights languages that use hooks', () => {
  const {html} = highlight('<b><?php echo 1 ?></b>', 'php', new Map())
  expect(html).toContain('<span class="token keyword">echo</span>')
  expect(html).toContain('<span class="token tag">')
})

test.each(['liquid', 'handlebars', 'ejs', 'django', 'twig', 'smarty', 'php', 'markdown'])(
  'a block in %s doesn’t affect later blocks in other languages',
  (language) => {
    const highlighter = createHighlighter()
    const before = highlighter.highlight('const owl = 1', 'js', new Map())
    const {html} = highlighter.highlight('{% if owl %}{{ owl }}{% endif %}', language, new Map())
    expect(textOf(html)).toBe('{% if owl %}{{ owl }}{% endif %}')
    expect(highlighter.highlight('const owl = 1', 'js', new Map())).toEqual(before)
  }
)

test.each([
  ['js', true],
  ['TypeScript', true],
  ['Text', true],
  ['plaintext', true],
  ['nolang', false]
])('recognizes the language %s: %s', (language, expected) => {
  expect(knows(language)).toBe(expected)
})

describe('long code', () => {
  const block = '/* a */\nconst owl = {\n  a: 1\n}\n\n'
  const keyword = '<span class="token keyword">const</span>'
  const highlightJs = (code: string) => createHighlighter().highlight(code, 'js', new Map())

  test.each([400, 3000])('is highlighted with %s statements', (count) => {
    const code = block.repeat(count)
    const {html, lineCount} = highlightJs(code)
    expect(html.split(keyword)).toHaveLength(count + 1)
    expect(textOf(html)).toBe(code)
    expect(lineCount).toBe(count * 5 + 1)
  })

  test('ends as plain text beyond the limit', () => {
    const code = block.repeat(8000)
    const {html} = highlightJs(code)
    expect(html.split(keyword).length).toBeGreaterThan(3000)
    expect(html.split(keyword).length).toBeLessThan(5000)
    expect(textOf(html)).toBe(code)
  })

  test('is plain text around very long lines', () => {
    const code = `${block.repeat(600)}"${'a'.repeat(30_000)}"\n${block.repeat(600)}`
    const {html} = highlightJs(code)
    expect(html.split(keyword).length).toBeGreaterThan(1000)
    expect(textOf(html)).toBe(code)
  })
})
