import path from 'node:path'
import {expect, test} from 'vitest'
import type {DocusaurusPlugin} from '../plugin-form/docusaurus-plugin.js'
import {extendAsWebpack, reportWebpack} from './webpack-settings.js'

interface WebpackConfig {
  module: {rules: object[]}
  output: Record<string, string>
  plugins: object[]
  resolve: {alias: Record<string, string>}
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

class DefinePlugin {
  readonly definitions = {OWLS: '3'}
}

test.each([
  ['nothing', () => undefined],
  ['other settings', () => ({resolve: {alias: {'@gulls': '/gulls'}}})],
  ['the configuration', (config: WebpackConfig) => config],
  ['a copy of the configuration', (config: WebpackConfig) => ({...config})]
])('a plugin can change the configuration that it receives, and return %s', (_, finish) => {
  const plugin: DocusaurusPlugin = {
    name: 'owls',
    configureWebpack(given: unknown) {
      const config = given as WebpackConfig
      config.plugins.push(new DefinePlugin())
      config.module.rules.push({test: /\.owl$/, type: 'asset/source'}, {test: /\.md$/, use: 'owl'})
      config.resolve.alias['@owls'] = '/owls'
      return finish(config)
    }
  }
  const site = {siteDir: '/harbor', content: undefined}
  expect(extendAsWebpack(plugin, 'client', site)).toMatchObject({
    define: {OWLS: '3'},
    folders: {'@owls': '/owls'}
  })
  expect(reportWebpack(plugin, site)).toMatchObject([
    {message: expect.stringMatching(/aren't supported: loaders for \/\\\.md\$\/\.$/)}
  ])
})

test('the report names fields that a plugin sets in the configuration', () => {
  const plugin: DocusaurusPlugin = {
    name: 'owls',
    configureWebpack(config: unknown) {
      Object.assign((config as WebpackConfig).output, {globalObject: 'this'})
    }
  }
  expect(reportWebpack(plugin, {siteDir: '/harbor', content: undefined})).toMatchObject([
    {message: expect.stringContaining('supported: `output`.')}
  ])
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
