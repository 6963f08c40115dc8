import type {SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {compileMdx} from '../fixtures/compile-sample.js'
import {mdxProblem} from './mdx-problem.js'

async function problemOf(text: string): Promise<SiteProblem | undefined> {
  const {problems} = await compileMdx(text)
  return problems.find(({code}) => code === 'mdx-syntax')
}

test.each([
  [
    'an import that isn’t JavaScript',
    `import owl frm './owl'\n`,
    /^An import or export is not valid JavaScript: /,
    [1, 12]
  ],
  [
    'an expression that isn’t JavaScript',
    'Owls: {a b}\n',
    /^The expression in braces is not valid JavaScript: /,
    [1, 9]
  ],
  ['an open brace', 'Owls {\n', /^A brace `{` is opened and never closed\.$/, [1, 7]],
  [
    'a tag that is never closed',
    'Text.\n\n<Box>\n\nText.\n',
    /^The tag `<Box>` is not closed in the block in which it is opened\.$/,
    [3, 1]
  ],
  ['tags that cross', '<a><b></a></b>\n', /^The tag `<b>` is closed by `<\/a>`\.$/, [1, 7]],
  ['a closing tag alone', 'Text </b>\n', /^A closing tag has no opening tag before it\.$/, [1, 7]],
  [
    'a number after a less-than sign',
    'If a <3 b\n',
    /^After `<` the character `3` cannot be part of a tag\.$/,
    [1, 7]
  ],
  ['an HTML comment', '<!x>\n', /^After `<` the character `!` cannot be part of a tag\.$/, [1, 2]],
  [
    'an attribute without quotes',
    '<a href=/owl>a</a>\n',
    /^The character `\/` cannot stand here in a tag\.$/,
    [1, 9]
  ],
  ['a tag without an end', '<Box\n', /^The page ends inside a tag\.$/, [2, 1]],
  [
    'a tag that leaves its quote',
    '> <Box\nname="a" />\n',
    /^A tag or expression goes on outside the list or quote in which it began\.$/,
    [2, 1]
  ]
])('%s is explained, at its place', async (_title, text, message, [line, column]) => {
  const problem = await problemOf(text)
  expect(problem?.message).toMatch(message)
  expect(problem?.position).toMatchObject({line, column})
  expect(problem?.hint).toBeTruthy()
})

test('lines count from the beginning of the file, front matter included', async () => {
  const problem = await problemOf('---\ntitle: Owl\n---\n\nOwls: {a b}\n')
  expect(problem?.position?.line).toBe(5)
})

test('the hint for a tag that is not closed names its closing tag', async () => {
  const problem = await problemOf('<Box.Item>\n')
  expect(problem?.hint).toContain('Add `</Box.Item>`')
})

test('unknown parser messages are passed on', () => {
  expect(mdxProblem(new Error('Strange things.\nMore.'), 2)).toEqual({
    code: 'mdx-syntax',
    message: 'The page is not valid MDX: Strange things.',
    hint: 'Write `\\{` or `\\<` for a character that is text, or put the text into backticks.',
    position: {file: '', line: 3, column: 1}
  })
})
