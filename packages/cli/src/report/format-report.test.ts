import {expect, test} from 'vitest'
import {formatReport} from './format-report.js'

const IN_ROOT = {isWritten: false, siteDir: '/tides', cwd: '/tides'}

const DIFF = `--- a/a.mdx
+++ b/a.mdx
@@ -1,1 +1,1 @@
-One<br>two
+One<br />two`

test('groups findings with their positions, edits and advice', () => {
  expect(
    formatReport(
      [
        {status: 'unsupported', message: 'The field is unknown.', file: 'a.js', hint: 'Remove it.'},
        {status: 'works', message: 'a.js is read.', hint: 'Nothing to do.'},
        {status: 'note', message: 'The clone is shallow.'},
        {status: 'automatic', message: 'The preset classic is replaced.'},
        {status: 'change', message: "The module x doesn't exist.", file: 'src/b.js', line: 3},
        {
          status: 'change',
          message: 'A tag is open.',
          file: 'a.mdx',
          line: 1,
          hint: 'No',
          diff: DIFF
        }
      ],
      IN_ROOT
    )
  ).toBe(`Works as it is
  a.js is read.

Converted automatically
  The preset classic is replaced.

Needs an edit
  The module x doesn't exist.
    at src/b.js:3
  A tag is open.
    at a.mdx:1
    --- a/a.mdx
    +++ b/a.mdx
    @@ -1,1 +1,1 @@
    -One<br>two
    +One<br />two

Not supported
  The field is unknown.
    at a.js
    → Remove it.

Notes
  The clone is shallow.

2 edits needed.
1 not supported.
Apply the edit: npx site migrate --write`)
})

test('applied edits are counted', () => {
  const change = {status: 'change', message: 'A tag is open.', file: 'a.mdx', line: 1} as const
  expect(formatReport([change, {...change, diff: DIFF}], {...IN_ROOT, isWritten: true})).toContain(
    '2 edits needed, 1 applied.'
  )
})

test('a project without errors has a next step', () => {
  expect(formatReport([], IN_ROOT)).toBe('No edits needed. Next: npx site build')
  expect(formatReport([], {...IN_ROOT, cwd: '/'})).toContain('Next: npx site build tides')
})
