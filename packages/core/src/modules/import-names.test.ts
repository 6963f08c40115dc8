import {expect, test} from 'vitest'
import {findImportNames} from './import-names.js'

test.each([
  ['const a = require("owl")', 'required'],
  ["require ( /* webpackIgnore: true */ 'owl' )", 'required'],
  ["require.resolve('owl')", 'required'],
  ['require(`owl`)', 'required'],
  ['import a, {b} from "owl"', 'imported'],
  ['import{a}from"owl"', 'imported'],
  ["export * from 'owl'", 'imported'],
  ["import 'owl'", 'imported'],
  ['import("owl").then(load)', 'imported']
] as const)('finds the module of %s', (code, kind) => {
  expect([...findImportNames(`let x = 1\n${code};y()`)[kind]]).toEqual(['owl'])
})

test.each([
  'require(name)',
  'import(name, "owl")',
  'arequire("owl")',
  'word(" from "),print(" owl")'
])('finds no module in %s', (code) => {
  const {required, imported} = findImportNames(code)
  expect([...required, ...imported]).toEqual([])
})

test('searches code without imports in linear time', () => {
  const {required} = findImportNames(`${'require ( '.repeat(200_000)}"owl"`)
  expect([...required]).toEqual(['owl'])
})
