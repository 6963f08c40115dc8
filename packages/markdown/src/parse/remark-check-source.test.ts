import {describe, expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'

const FENCE = '```'

/** Returns the code and position of each problem. */
async function findProblems(text: string, compile = compileMd): Promise<string[]> {
  const {problems} = await compile(text)
  return problems.map(({code, position}) => `${code} ${position?.line}:${position?.column}`)
}

describe('front matter', () => {
  test.each([
    ['after an empty line', '\n---\ntitle: A\n---\n\n# B\n', 'front-matter-ignored 2:1'],
    ['without an end', '---\ntitle: A\ntags:\n  - b\n\n# B\n', 'front-matter-ignored 1:1']
  ])('%s is reported', async (_, text, problem) => {
    expect(await findProblems(text)).toEqual([problem])
    expect(await findProblems(text, compileMdx)).toEqual([problem])
  })

  test.each([
    ['in its place', '---\ntitle: A\n---\n\n# B\n'],
    ['followed by a line with text', '---\ntitle: A\n---\n\n---\nkey: a rule\n'],
    ['that is a rule and a sentence', '---\nNote that this is text.\n\n# B\n'],
    ['that is a rule and a list', '---\n\n- a: b\n']
  ])('%s is not reported', async (_, text) => {
    expect(await findProblems(text)).toEqual([])
  })
})

describe('a code block', () => {
  test.each([
    ['at the end of the page', `# A\n\n${FENCE}js\na\n\n## B\n`, 'code-block-unclosed 3:1'],
    ['that is empty', `${FENCE}js`, 'code-block-unclosed 1:1'],
    ['in a list', `- a\n\n  ${FENCE}\n  b\n\nc\n`, 'code-block-unclosed 3:3'],
    ['in a quote', `> ${FENCE}\n> b\n\nc\n`, 'code-block-unclosed 1:3'],
    ['with fewer tildes at the end', '~~~~\na\n~~~\n', 'code-block-unclosed 1:1'],
    [
      'before the next block',
      `${FENCE}js\na\n\n## B\n\n${FENCE}md title="b"\nb\n${FENCE}\n`,
      'code-block-unclosed 1:1'
    ]
  ])('without an end is reported %s', async (_, text, problem) => {
    expect(await findProblems(text)).toEqual([problem])
  })

  test.each([
    ['with an end', `${FENCE}\na\n${FENCE}\n`],
    ['with a longer end', `${FENCE}\na\n${FENCE}\`\n`],
    ['in a list', `- ${FENCE}\n  a\n  ${FENCE}\n- b\n`],
    ['in a quote', `> ${FENCE}\n> a\n> ${FENCE}\n`],
    ['without fences', 'a\n\n    b\n\nc\n'],
    ['with fences inside', `${FENCE}\`md\n${FENCE}js\na\n${FENCE}\n${FENCE}\`\n`],
    ['with other fences inside', `~~~md\n${FENCE}js\na\n${FENCE}\n~~~\n`],
    ['with backticks inside', `${FENCE}md\n${FENCE}a${FENCE}\n  ${FENCE} b\`\n${FENCE}\n`]
  ])('%s is not reported', async (_, text) => {
    expect(await findProblems(text)).toEqual([])
  })
})

test('the message about an unclosed block names the line of the next one', async () => {
  const {problems} = await compileMd(`---\na: 1\n---\n\n${FENCE}js\na\n\n${FENCE}md\nb\n${FENCE}\n`)
  expect(problems).toMatchObject([
    {
      message: "The code block isn't closed, so it contains the start of the one on line 8.",
      position: {line: 5},
      hint: 'Close it with a line of 3 backticks. If line 8 belongs to it, start and end it with 4.'
    }
  ])
})

describe('MDX in Markdown', () => {
  test.each([
    ['an import', "import A from './a'\n\n# B\n", 'mdx-in-markdown 1:1'],
    ['an import of names', "# B\n\nimport {A} from './a'\n", 'mdx-in-markdown 3:1'],
    ['an export', 'export const a = 1\n\n# B\n', 'mdx-in-markdown 1:1'],
    ['a component', 'a\n\n<Tabs>\n<TabItem>', 'mdx-in-markdown 3:1,mdx-in-markdown 4:1'],
    ['a component in a line', 'See <Badge text="a" /> and <Badge />.', 'mdx-in-markdown 1:5'],
    ['a type without backticks', 'Returns Vec<String> here.', 'mdx-in-markdown 1:12']
  ])('%s is reported', async (_, text, problems) => {
    expect((await findProblems(text)).join()).toBe(problems)
  })

  test.each([
    ['a sentence', 'import the file from the menu, or export it.'],
    ['HTML', 'a<BR>b<Br>c <Q>d</Q>\n\n<div>\n<custom-part></custom-part>\n</div>'],
    ['code', '`<Tabs>`\n\n    <Tabs>\n'],
    ['an SVG', '<svg><linearGradient/></svg>'],
    ['a comment', '<!-- <Tabs> -->']
  ])('%s is not reported', async (_, text) => {
    expect(await findProblems(text)).toEqual([])
  })

  test('components and imports are fine in MDX', async () => {
    expect(await findProblems('export const a = 1\n\n<Part>\n</Part>\n', compileMdx)).toEqual([])
  })
})
