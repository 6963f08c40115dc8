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
