import type {PageExplanation} from '@lectern/core/explain/explain-page'
import pc from 'picocolors'
import {expect, test} from 'vitest'
import {formatExplanation} from './format-explanation.js'

const PAGE: PageExplanation = {
  path: '/docs/owl',
  file: 'docs/owl/index.html',
  component: '@theme/DocItem',
  plugin: 'docs',
  state: 'changed',
  inputs: [
    {name: 'code', hash: 'c1', before: 'c1'},
    {name: 'text', hash: 't2', before: 't1'},
    {name: 'head', hash: 'h2', before: 'h1'}
  ],
  contents: [
    {file: 'docs/owl.md', hash: 'b1', record: 'r1', isCompiledNow: true, duration: 12},
    {file: 'docs/lark.md', hash: 'b2', record: 'r2', isCompiledNow: false}
  ],
  renderDuration: 3,
  bytes: {
    html: {raw: 4200, gzip: 1500},
    parts: {head: 700, content: 2000, data: 500, rest: 1000},
    scripts: [
      {file: 'assets/js/main.js', raw: 100_000, gzip: 30_000},
      {file: 'assets/js/doc.js', raw: 2000, gzip: 900}
    ],
    styles: [{file: 'assets/css/main.css', raw: 9000, gzip: 3000}],
    images: []
  }
}

/** Returns the lines of the explanation, without empty ones. */
function linesOf(fields: Partial<PageExplanation> = {}): string[] {
  const text = formatExplanation({...PAGE, ...fields}, pc.createColors(false))
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.trim()))
}

test('shows the page, its file, its component and its plugin', () => {
  expect(linesOf()[0]).toBe('/docs/owl  docs/owl/index.html, @theme/DocItem, docs')
})

test.each([
  ['changed', 'Rendered: source text; title and head tags changed.'],
  ['unchanged', 'Not rendered: no input has changed.'],
  ['new', 'Rendered: the page is new.'],
  ['lost', 'Rendered: its output file was missing or modified.']
] as const)('a page that is %s includes the reason', (state, expected) => {
  expect(linesOf({state})[1]).toBe(expected)
})

test('changed inputs show their previous values', () => {
  const lines = linesOf()
  expect(lines.find((line) => line.startsWith('source text'))).toMatch(/ t2 {2}was t1$/)
  expect(lines.find((line) => line.startsWith('components'))).toMatch(/ c1$/)
  const [first] = linesOf({inputs: [{name: 'text', hash: 't1'}]}).slice(3)
  expect(first).not.toContain('was')
})

test('sources show their size, their records and their compile time', () => {
  const lines = linesOf()
  expect(lines).toContain('docs/owl.md: hash b1, record r1')
  expect(lines).toContain('compile  12 ms, docs/owl.md')
  expect(lines).toContain('compile  unknown, docs/lark.md, cached')
  expect(lines).toContain('render   3 ms')
  expect(linesOf({state: 'unchanged'})).toContain('render   3 ms, in an earlier build')
})

test('file sizes are totaled by type; types without files are omitted', () => {
  const lines = linesOf().map((line) => line.replace(/ {2,}/g, ' '))
  expect(lines).toEqual(
    expect.arrayContaining([
      'HTML 4.2 kB, 1.5 kB',
      'data for the browser 500 B',
      'JavaScript, 2 files 102.0 kB, 30.9 kB',
      'assets/js/doc.js 2.0 kB, 900 B',
      'CSS, 1 file 9.0 kB, 3.0 kB'
    ])
  )
  expect(lines.join('\n')).not.toContain('images')
})
