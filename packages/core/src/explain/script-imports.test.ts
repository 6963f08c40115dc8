import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createScriptImports} from './script-imports.js'

const FILES = {
  'js/main.js':
    'import{a}from"./a.js";import"../b.js";const text="from \'./gone.js\'";import("./late.js")',
  'js/a.js': 'import{b}from"/base/b.js";import"/else/b.js";export const a=b',
  'js/late.js': '',
  'b.js': 'import{main}from"./js/main.js";export const b=1'
}

test('lists the direct and indirect imports of a script once each', () => {
  expect(createScriptImports(createTemporarySite(FILES), '/base/')('js/main.js')).toEqual([
    'js/a.js',
    'b.js'
  ])
})

test('finds imports by URL in the subfolder of a locale', () => {
  const folder = createTemporarySite({
    'fr/assets/js/main.js': 'import{a}from"/base/fr/assets/js/a.js";import"/elsewhere/b.js";a()',
    'fr/assets/js/a.js': 'import"/base/fr/assets/js/c.js"',
    'fr/assets/js/b.js': '',
    'fr/assets/js/c.js': ''
  })
  expect(createScriptImports(folder, '/base/')('fr/assets/js/main.js')).toEqual([
    'fr/assets/js/a.js',
    'fr/assets/js/c.js'
  ])
})

test('a script with only dynamic imports loads nothing else immediately', () => {
  expect(createScriptImports(createTemporarySite(FILES), '/base/')('js/late.js')).toEqual([])
})
