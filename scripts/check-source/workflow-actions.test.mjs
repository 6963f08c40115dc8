import {expect, test} from 'vitest'
import {findUnpinnedActions} from './workflow-actions.mjs'

const HASH = '0123456789abcdef0123456789abcdef01234567'
const find = (/** @type {string} */ file, /** @type {string} */ line) =>
  findUnpinnedActions([{file, text: `steps:\n${line}\n`}]).map(
    (item) => `${item.line} ${item.rule}`
  )

test.each([
  ['.github/workflows/a.yml', `  - uses: a/b@${HASH} # v1.2.3`],
  ['.github/workflows/a.yml', '  - uses: ./.github/actions/own'],
  ['content/docs/ci.md', '      - uses: actions/checkout@v4'],
  ['content/docs/ci.md', '      - uses: github/codeql-action/upload-sarif@v3'],
  ['content/docs/ci.md', 'The plugin uses: everything.']
])('%s may contain `%s`', (file, line) => {
  expect(find(file, line)).toEqual([])
})

test.each([
  ['.github/workflows/a.yml', '  - uses: actions/checkout@v4'],
  ['.github/workflows/a.yml', `  - uses: a/b@${HASH}`],
  ['.github/workflows/a.yml', '    uses: "a/b@main"'],
  ['content/docs/ci.md', '      - uses: someone/deploy@v2\r']
])('%s may not contain `%s`', (file, line) => {
  expect(find(file, line)).toEqual(['2 action-unpinned'])
})
