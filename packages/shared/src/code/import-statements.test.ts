import {expect, test} from 'vitest'
import {listImportStatements} from './import-statements.js'

test.each([
  ["import a from 'b'", [{clause: 'a', module: 'b', at: 0}]],
  ['/* import it */\nexport {\n  a\n} from "b";', [{clause: '{\n  a\n}', module: 'b', at: 16}]],
  [
    "import a from 'b'\nimport * as c from 'd'",
    [
      {clause: 'a', module: 'b', at: 0},
      {clause: '* as c', module: 'd', at: 18}
    ]
  ],
  ["import type {A} from 'b'", []],
  ["import 'b'; export const a = 'c'", []],
  ["import a from 'b", []]
])('%j', (text, statements) => {
  expect(listImportStatements(text)).toEqual(statements)
})

test('incomplete statements take linear time', () => {
  expect(listImportStatements('import a from\n'.repeat(50_000))).toEqual([])
  expect(listImportStatements(`${'import '.repeat(50_000)}a from 'b'`)).toHaveLength(1)
})
