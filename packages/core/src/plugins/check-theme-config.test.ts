import type {Plugin} from '@lectern/types'
import {expect, test} from 'vitest'
import {checkThemeConfig} from './check-theme-config.js'

function loaded(name: string, hooks: Omit<Plugin, 'name'>) {
  return {plugin: {name, ...hooks}, id: 'default', label: name}
}

const source = {
  file: 'docusaurus.config.js',
  text: 'export default {\n  themeConfig: {\n    beacon: {seconds: 0}\n  }\n}\n'
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
])('a plugin can declare keys, even if it comes %s a strict theme', async (_, plugins) => {
  expect(await checkThemeConfig({accent: 'red'}, plugins, source)).toEqual({
    accent: 'red',
    navbar: 'top'
  })
  expect(await checkThemeConfig({}, plugins, source)).toEqual({accent: 'blue', navbar: 'top'})
})

test('an undeclared key is an error that names the plugin with the schema', async () => {
  await expect(checkThemeConfig({acent: 'red'}, [accent, strict], source)).rejects.toThrow(
    'The plugin strict failed in validateThemeConfig: unknown key acent.'
  )
})

test('reports schema errors with their position in the configuration', async () => {
  const details = [{message: '"beacon.seconds" must be positive', path: ['beacon', 'seconds']}]
  const beacon = loaded('beacon', {
    validateThemeConfig() {
      throw Object.assign(new Error('wrong'), {details})
    }
  })
  await expect(checkThemeConfig({beacon: {seconds: 0}}, [beacon], source)).rejects.toThrow(
    expect.objectContaining({
      problems: [
        {
          code: 'theme-config-invalid',
          message:
            'The `themeConfig.beacon.seconds` field is rejected by the plugin beacon: "beacon.seconds" must be positive.',
          position: {file: 'docusaurus.config.js', line: 3, column: 14},
          hint: 'Fix `themeConfig.beacon.seconds`.'
        }
      ]
    })
  )
})
