import path from 'node:path'
import {expect, test} from 'vitest'
import type {DocusaurusPlugin} from '../plugin-form/docusaurus-plugin.js'
import {reportWebpack} from './webpack-settings.js'

interface WebpackConfig {
  resolve: {alias: Readonly<Record<string, string>>}
}

test('a plugin can read the paths of the site from the aliases', () => {
  const seen: (string | undefined)[] = []
  const plugin: DocusaurusPlugin = {
    name: 'owls',
    configureWebpack(config: unknown) {
      const {alias} = (config as WebpackConfig).resolve
      seen.push(alias['@site'], path.join(alias['@generated'] ?? '', 'owls'))
      return {resolve: {alias: {...alias, '@owls': '/owls'}}}
    }
  }
  expect(reportWebpack(plugin, {siteDir: '/harbor', content: undefined})).toEqual([])
  expect(seen.slice(0, 2)).toEqual(['/harbor', path.join('/harbor/.docusaurus/owls')])
})

test('if a plugin can’t change the settings, the report has the reason', () => {
  const plugin: DocusaurusPlugin = {
    name: 'owls',
    configureWebpack() {
      throw new Error('Cannot find module ‘owl-loader’\nRequire stack:')
    }
  }
  expect(reportWebpack(plugin, {siteDir: '/harbor', content: undefined})).toMatchObject([
    {
      message:
        "The plugin owls has webpack settings that aren't supported: all changes (Cannot find module ‘owl-loader’)."
    }
  ])
})

class MonacoEditorWebpackPlugin {
  apply() {
    throw new Error('There is no compiler.')
  }
}

test.each([
  [{plugins: [new MonacoEditorWebpackPlugin()]}, 'MonacoEnvironment'],
  [{module: {rules: [{test: /(\.mdx?)$/, include: [], use: ['owl-loader']}]}}, 'preprocessor'],
  [{module: {rules: [{test: /\.owl$/, include: [], use: ['owl-loader']}]}}, 'The rest of']
])('the report says what to do without %o', (settings, hint) => {
  const plugin: DocusaurusPlugin = {name: 'owls', configureWebpack: () => settings}
  expect(reportWebpack(plugin, {siteDir: '/harbor', content: undefined})).toMatchObject([
    {hint: expect.stringContaining(hint)}
  ])
})
