import {extname} from 'node:path'
import type {SiteConfig, SiteContext} from '@lectern/types'
import {NO_CHANGES} from '@lectern/shared/files/last-update'
import {testSource} from './test-docs.js'

/** A site at `/site` whose files are the given texts by absolute path, for tests. */
export function testContext(files: Readonly<Record<string, string>>): SiteContext {
  const paths = Object.keys(files).sort()
  return {
    siteDir: '/site',
    localizationDir: '/site/i18n/en',
    mode: 'production',
    siteConfig: testSiteConfig,
    configSource: {file: 'site.config.ts', text: ''},
    sources: {
      list: async (directory, extensions) =>
        paths
          .filter((path) => path.startsWith(`${directory}/`) && extensions.includes(extname(path)))
          .map((path) => path.slice(directory.length + 1)),
      read: async (absolutePath) => {
        const [, folder, file] = /^\/site\/(\w+\/version-[^/]+|\w+)\/(.+)$/.exec(absolutePath) ?? []
        return testSource(file ?? absolutePath, {}, folder)
      },
      readText: async (absolutePath) => files[absolutePath]
    },
    history: {read: async () => NO_CHANGES},
    loadModule: async () => undefined
  }
}

/** The part of a configuration that docs pages depend on, for tests. */
export const testSiteConfig = {
  url: 'https://example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', currentLocale: 'en', localeConfigs: {}},
  themeConfig: {}
} as SiteConfig
