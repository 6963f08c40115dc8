import {expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'

async function findIssues(info: string) {
  const {problems} = await compileMd(`\`\`\`js ${info}\na\n\`\`\`\n`)
  return problems.map(({code, message, hint, position}) => {
    expect(code).toBe('code-option-unknown')
    const [, written] = /option `(.*)` has/.exec(message) ?? []
    return [written, hint, position?.column]
  })
}

test.each([
  ['titel="a.js"', 'Did you mean `title`?'],
  ['Title="a.js"', 'Did you mean `title`?'],
  ['title = "a.js"', 'Write `title="…"`.'],
  ['title:"a.js"', 'Write `title="…"`.'],
  ['title', 'Write `title="…"`.'],
  ['showlinenumbers', 'Did you mean `showLineNumbers`?'],
  ['show-line-numbers', 'Did you mean `showLineNumbers`?'],
  ['showLineNumber', 'Did you mean `showLineNumbers`?'],
  ['showLineNumbers={true}', 'Write `showLineNumbers` or `showLineNumbers=20`.'],
  ['collapsed', 'Did you mean `collapse`?'],
  ['collapse=all', 'Write `collapse` or `collapse=5`.'],
  ['npm2yan', 'Did you mean `npm2yarn`?'],
  ['{1,5-3}', 'Write numbers and ranges of lines, e.g. `{1,3-5}`.'],
  ['{1,-}', 'Write numbers and ranges of lines, e.g. `{1,3-5}`.']
])('reports %s, which has no effect', async (info, hint) => {
  expect(await findIssues(info)).toEqual([[info, hint, 7]])
})

test('reports each of several options with its column', async () => {
  expect(await findIssues('live titel=a colapse')).toEqual([
    ['titel=a', 'Did you mean `title`?', 12],
    ['colapse', 'Did you mean `collapse`?', 20]
  ])
})

test.each([
  'title="The titel of a file" {1,3-5} showLineNumbers=5 collapse live noInline',
  'title=\'a "b" c\' file',
  'twoslash theme={null} wrap',
  'caption="titel=a collapsed" /titel/ {titel}',
  'filename=a.js tabs lines=5 mode:edit',
  'showLineNumbers {1}',
  'npm2yarn',
  '{ 1, 3 - 5 }'
])('accepts %s, which can be for plugins', async (info) => {
  expect(await findIssues(info)).toEqual([])
})

test('reports a block that becomes tabs once', async () => {
  expect(await findIssues('npm2yarn titel="a"')).toHaveLength(1)
})
