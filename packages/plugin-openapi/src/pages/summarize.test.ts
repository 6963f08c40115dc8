import {expect, test} from 'vitest'
import {createDescriptionRenderer} from '../markup/markdown-html.js'
import {summarize} from './summarize.js'

const context = {describe: createDescriptionRenderer()}

test.each([
  ['an empty text', '', ''],
  [
    'Markdown',
    'Lists **all** [birds](https://example.com).\n\nNewest first.',
    'Lists all birds. Newest first.'
  ],
  ['a link with a definition', '[Birds][1]\n\n[1]: https://example.com', 'Birds']
])('summarizes %s', (_, markdown, summary) => {
  expect(summarize(markdown, context)).toBe(summary)
})

test('reads on if the first paragraphs have little text', () => {
  const link = `[jay](https://example.com/${'x'.repeat(600)})`
  const summary = summarize(Array(5).fill(link).join('\n\n'), context)
  expect(summary).toBe('jay jay jay jay jay')
})

test('renders only the start of a long text', () => {
  const rendered: string[] = []
  const describe = (markdown: string) => {
    rendered.push(markdown)
    return context.describe(markdown)
  }
  const paragraph = 'word '.repeat(100).trim()
  const summary = summarize(Array(50).fill(paragraph).join('\n\n'), {describe})
  expect(summary).toHaveLength(299)
  expect(rendered.map(({length}) => length)).toEqual([2 * paragraph.length + 2])
})
