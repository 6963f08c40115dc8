import type {SiteProblem} from '@lectern/types'
import {VFileMessage} from 'vfile-message'
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
    /^The import or export isn't valid JavaScript: /,
    [1, 12]
  ],
  [
    'an expression that isn’t JavaScript',
    'Owls: {a b}\n',
    /^The expression in braces isn't valid JavaScript: /,
    [1, 9]
  ],
  ['an open brace', 'Owls {\n', /^The brace `{` isn't closed\.$/, [1, 6]],
  [
    'an open brace far from the end of the page',
    'Owls {1}.\n\n{owls\n\n\\{ and\n\nEnd.\n',
    /^The brace `{` isn't closed\.$/,
    [3, 1]
  ],
  [
    'a tag that is never closed',
    'Text.\n\n<Box>\n\nText.\n',
    /^The tag `<Box>` isn't closed in the same block\.$/,
    [3, 1]
  ],
  [
    'tags that cross',
    '<a><b></a></b>\n',
    /^The tag `<b>` has the wrong closing tag `<\/a>`\.$/,
    [1, 7]
  ],
  ['a closing tag alone', 'Text </b>\n', /^The closing tag has no opening tag\.$/, [1, 7]],
  [
    'a number after a less-than sign',
    'If a <3 b\n',
    /^The character `3` after `<` isn't valid in a tag\.$/,
    [1, 7]
  ],
  ['an HTML comment', '<!x>\n', /^The character `!` after `<` isn't valid in a tag\.$/, [1, 2]],
  [
    'an attribute without quotes',
    '<a href=/owl>a</a>\n',
    /^The character `\/` isn't valid at this position in a tag\.$/,
    [1, 9]
  ],
  ['a tag without an end', '<Box\n', /^The last tag of the page isn't closed\.$/, [2, 1]],
  [
    'a tag that leaves its quote',
    '> <Box\nname="a" />\n',
    /^The tag or expression extends beyond the list or quote that contains it\.$/,
    [2, 1]
  ]
])('explains %s, with its position', async (_title, text, message, [line, column]) => {
  const problem = await problemOf(text)
  expect(problem?.message).toMatch(message)
  expect(problem?.position).toMatchObject({line, column})
  expect(problem?.hint).toBeTruthy()
})

test('line numbers include front matter', async () => {
  const problem = await problemOf('---\ntitle: Owl\n---\n\nOwls: {a b}\n')
  expect(problem?.position?.line).toBe(5)
})

test('the hint for an unclosed tag contains its closing tag', async () => {
  const problem = await problemOf('<Box.Item>\n')
  expect(problem?.hint).toContain('Add `</Box.Item>`')
})

test('the hint for a tag without content shows its closing slash', async () => {
  const problem = await problemOf('Text<br>\n')
  expect(problem?.hint).toBe('In MDX, a tag without content ends with a slash: `<br />`.')
})

test('unknown parser messages are passed on', () => {
  expect(mdxProblem(new VFileMessage('Strange things.\nMore.'), 2)).toEqual({
    code: 'mdx-syntax',
    message: "The page isn't valid MDX: Strange things.",
    hint: 'Write `\\{` or `\\<` for a literal character, or use backticks.',
    position: {file: '', line: 3, column: 1}
  })
})
