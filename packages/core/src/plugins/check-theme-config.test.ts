import type {Plugin} from '@lectern/types'
import {expect, test} from 'vitest'
import {checkThemeConfig} from './check-theme-config.js'

function loaded(name: string, hooks: Omit<Plugin, 'name'>) {
  return {plugin: {name, ...hooks}, id: 'default', label: name}
}

const strict = loaded('strict', {
  validateThemeConfig({navbar = 'top', ...rest}) {
    const [unknown] = Object.keys(rest)
    if (unknown) throw new Error(`unknown key ${unknown}`)
    return {navbar}
  }
})
const accent = loaded('accent', {
  themeConfigKeys: ['accent'],
  validateThemeConfig: (config) => ({...config, accent: config.accent ?? 'blue'})
})

test.each([
  ['before', [accent, strict]],
  ['after', [strict, accent]]
])('a plugin has keys of its own, also when it stands %s a strict theme', async (_, plugins) => {
  expect(await checkThemeConfig({accent: 'red'}, plugins)).toEqual({accent: 'red', navbar: 'top'})
  expect(await checkThemeConfig({}, plugins)).toEqual({accent: 'blue', navbar: 'top'})
})

test('a key that is nobody’s is a mistake, put to the name of the plugin that says so', async () => {
  await expect(checkThemeConfig({acent: 'red'}, [accent, strict])).rejects.toThrow(
    'The plugin strict failed in validateThemeConfig: unknown key acent.'
  )
})
