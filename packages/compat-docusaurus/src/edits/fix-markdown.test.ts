import type {SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {type FixedProblem, fixMarkdown} from './fix-markdown.js'
import {applyEdits} from './text-edit.js'

const editsOf = (fixed: readonly FixedProblem[]) => fixed.map(({edit}) => edit)

/** Creates a fake compiler that reports the first of these strings in a text as an error. */
function createCheck(...errors: string[]) {
  return async (file: string, text: string): Promise<SiteProblem[]> => {
    const [first] = errors
      .map((error) => text.search(new RegExp(`(?<!\\\\)${error}`)))
      .filter((at) => at >= 0)
      .sort((left, right) => left - right)
    if (first === undefined) return []
    const before = text.slice(0, first).split('\n')
    const position = {file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1}
    return [{code: 'mdx-syntax', message: 'Wrong.', position}]
  }
}

test('fixes errors one by one, relative to the original text', async () => {
  const text = 'a <br>\r\nb < 5 <img src="x">\r\nc <br>'
  const {fixed, problems} = await fixMarkdown(
    'a.mdx',
    text,
    createCheck('<br>', '< 5', '<img src="x">')
  )
  expect(applyEdits(text, editsOf(fixed))).toBe('a <br />\r\nb \\< 5 <img src="x" />\r\nc <br />')
  expect(problems).toEqual([])
  expect(fixed.map(({problem}) => problem.position?.line)).toEqual([1, 2, 2, 3])
})

test('stops at an error that only the author can fix, with its line in the original text', async () => {
  const text = 'a <br> <b>\n\nb <br>'
  const {fixed, problems} = await fixMarkdown('a.mdx', text, createCheck('<br>', '<b>'))
  expect(applyEdits(text, editsOf(fixed))).toBe('a <br /> <b>\n\nb <br>')
  expect(problems).toMatchObject([{position: {line: 1, column: 8}}])
})

test('skips an edit that doesn’t fix the error', async () => {
  const failing = async (file: string) => [
    {code: 'mdx-syntax' as const, message: 'Wrong.', position: {file, line: 1, column: 3}}
  ]
  expect((await fixMarkdown('a.mdx', 'a <br>', failing)).fixed).toEqual([])
})

test('an error right after an edit is treated as a different error', async () => {
  const text = 'Read <https://a.example> first.<br>'
  const check = createCheck('<https:', '<br>')
  const {fixed} = await fixMarkdown('a.mdx', text, check)
  expect(applyEdits(text, editsOf(fixed))).toBe(
    'Read [https://a.example](https://a.example) first.<br />'
  )
})

test('each of several unclosed braces is reported at the end of the text', async () => {
  const check = async (file: string, text: string): Promise<SiteProblem[]> =>
    /(?<!\\)\{/.test(text)
      ? [{code: 'mdx-syntax', message: 'Open.', position: {file, line: 1, column: text.length + 1}}]
      : []
  const {fixed} = await fixMarkdown('a.mdx', 'a { b { c', check)
  expect(applyEdits('a { b { c', editsOf(fixed))).toBe('a \\{ b \\{ c')
})
