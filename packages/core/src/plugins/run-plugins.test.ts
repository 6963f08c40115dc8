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

test('what plugins share stands under their names and ids', async () => {
  const {globalData} = await runPlugins([birds], hookTools, () => 0)
  expect(globalData).toEqual({birds: {default: {names: ['heron']}}})
})

test('what is wrong in several plugins is told together', async () => {
  await expect(
    runPlugins([failing('fish'), birds, failing('frogs')], hookTools, () => 0)
  ).rejects.toMatchObject({
    problems: [{code: 'test:fish-missing'}, {code: 'test:frogs-missing'}]
  })
})

test('what a plugin throws otherwise is put to its name', async () => {
  const broken = loaded('moths', {
    createRoutes() {
      throw new Error('no light')
    }
  })
  await expect(runPlugins([broken], hookTools, () => 0)).rejects.toThrow(
    'The plugin moths failed in createRoutes: no light.'
  )
})
