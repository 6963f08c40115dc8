import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {ProblemFix, SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {proposeEdit} from './problem-edit.js'
import {applyEdits} from './text-edit.js'

/** Applies the edit for a problem at the sign `¦`, which isn't part of the text. */
function fix(
  marked: string,
  {file = 'a.js', ...fields}: Partial<Pick<SiteProblem, 'code' | 'fix'>> & {file?: string}
): string | undefined {
  const before = marked.slice(0, marked.indexOf('¦')).split('\n')
  const text = marked.replace('¦', '')
  const position = {file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1}
  const problem: SiteProblem = {code: 'config-invalid', message: 'Wrong.', position, ...fields}
  const edit = proposeEdit({problem, file, text})
  return edit && applyEdits(text, [edit])
}

const rename: ProblemFix = {kind: 'key', replacement: 'title'}
const remove: ProblemFix = {kind: 'key'}
const link: ProblemFix = {kind: 'link', replacement: '/docs/owl'}

test.each([
  ['a key', "{\n  ¦titel: 'A'\n}", rename, "{\n  title: 'A'\n}"],
  ['a key in quotes', '{"a": 1, ¦"titel": 2}', rename, '{"a": 1, "title": 2}'],
  [
    'a property on its own lines',
    '{\r\n  a: 1,\r\n  ¦b: {\r\n    c: [2]\r\n  },\r\n  d: 3\r\n}',
    remove,
    '{\r\n  a: 1,\r\n  d: 3\r\n}'
  ],
  ['a property among others', '{a: 1, ¦b: "x, y", c: 2}', remove, '{a: 1, c: 2}'],
  ['the last property', '{a: 1, ¦b: f({c: 1})}', remove, '{a: 1}'],
  ['the only property', '{¦b: 2}', remove, '{}'],
  ['a link at its target', '[owl](¦/docs/olw#eyes)', link, '[owl](/docs/owl#eyes)'],
  ['a link at its start', 'The ¦[owl](../olw.md "Owl")', link, 'The [owl](/docs/owl "Owl")'],
  ['an attribute', "{to: '¦/docs/olw'}", link, "{to: '/docs/owl'}"],
  ['something else than a key', '{...¦rest}', remove, undefined]
])('%s', (_, marked, proposed, edited) => {
  expect(fix(marked, {fix: proposed})).toBe(edited)
})

test('an import with the wrong case is changed to the case of the file', () => {
  const siteDir = createTemporarySite({'src/Cards/index.js': '', 'src/Cards/Owl.jsx': ''})
  const file = path.join(siteDir, 'docs', 'a.mdx')
  const correct = (text: string) => fix(text, {code: 'import-missing', file})
  expect(correct("import a from '¦../src/cards/owl'")).toBe("import a from '../src/Cards/Owl'")
  expect(correct("import a from '¦../src/cards/owl.jsx'")).toBe(
    "import a from '../src/Cards/Owl.jsx'"
  )
  expect(correct("import a from '¦../src/cards/wren'")).toBeUndefined()
  expect(correct("import a from '¦owl'")).toBeUndefined()
})
