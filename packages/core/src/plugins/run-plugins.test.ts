import {hookTools} from '@lectern/testing/hook-tools'
import type {Plugin} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {runPlugins} from './run-plugins.js'

function loaded(name: string, hooks: Omit<Plugin, 'name'>) {
  return {plugin: {name, ...hooks}, id: 'default', label: name}
}

function failing(name: string) {
  return loaded(name, {
    async loadContent() {
      throw new SiteError({code: `test:${name}-missing`, message: `There are no ${name}.`})
    }
  })
}

const birds = loaded('birds', {
  loadContent: async () => ['heron'],
  createRoutes: (content) => ({routes: [], globalData: {names: content as string[]}})
})

test('stores shared plugin data under plugin names and IDs', async () => {
  const {globalData} = await runPlugins([birds], hookTools, () => 0)
  expect(globalData).toEqual({birds: {default: {names: ['heron']}}})
})

test('reports errors of several plugins together, and keeps the content of the others', async () => {
  const plugins = [failing('fish'), birds, failing('frogs')]
  const {errors, globalData} = await runPlugins(plugins, hookTools, () => 0)
  expect(errors.flatMap(({problems}) => problems.map(({code}) => code))).toEqual([
    'test:fish-missing',
    'test:frogs-missing'
  ])
  expect(Object.keys(globalData)).toEqual(['birds'])
})

test('unexpected errors name the plugin', async () => {
  const broken = loaded('moths', {
    createRoutes() {
      throw new Error('no light')
    }
  })
  const {errors} = await runPlugins([broken], hookTools, () => 0)
  expect(errors.map(({message}) => message)).toEqual([
    'The plugin moths failed in createRoutes: no light.'
  ])
})
