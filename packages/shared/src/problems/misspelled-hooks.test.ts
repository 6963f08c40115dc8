import {expect, test} from 'vitest'
import {findMisspelledHooks} from './misspelled-hooks.js'

const hooks = ['loadContent', 'contentLoaded', 'postBuild']
const find = (plugin: object) => findMisspelledHooks(plugin, {hooks, label: 'birds'})

test('reports a method that is almost a hook', () => {
  expect(find({name: 'birds', contentLoad() {}})).toEqual([
    {
      code: 'plugin-hook-unknown',
      policy: 'warn',
      message: 'The plugin birds has a method `contentLoad`, which is never called.',
      hint: 'Did you mean the hook `contentLoaded`?'
    }
  ])
})

test('reports methods of a class', () => {
  class Birds {
    name = 'birds'
    postbuild() {}
  }
  expect(find(new Birds()).map(({hint}) => hint)).toEqual(['Did you mean the hook `postBuild`?'])
})

test.each([
  ['hooks', {loadContent() {}, contentLoaded() {}}],
  ['methods with other names', {listBirds() {}, content() {}}],
  ['methods beside the similar hook', {postBuild() {}, postBuilt() {}}],
  ['values', {postBuil: 'yes'}],
  ['objects without a prototype', Object.assign(Object.create(null), {loadContent() {}})]
])('accepts %s', (_, plugin) => {
  expect(find(plugin as object)).toEqual([])
})
