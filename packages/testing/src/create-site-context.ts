import {extname} from 'node:path/posix'
import type {SiteContext} from '@lectern/types'
import {NO_CHANGES} from '@lectern/shared/files/last-update'
import {createSiteConfig} from './create-site-config.js'
import {createSource} from './create-source.js'

/**
 * Returns the context of a site at `/site`.
 *
 * @param files - Its files: texts by path relative to the site folder. Front matter in them isn't read.
 * @param fields - Fields instead of the sample's own.
 */
export function createSiteContext(
  files: Readonly<Record<string, string>> = {},
  fields: Partial<SiteContext> = {}
): SiteContext {
  const textByPath = new Map(Object.entries(files).map(([file, text]) => [`/site/${file}`, text]))
  return {
    siteDir: '/site',
    localizationDir: '/site/i18n/en',
    mode: 'production',
    siteConfig: createSiteConfig(),
    configSource: {file: 'site.config.ts', text: ''},
    sources: {
      list: async (directory, extensions) =>
        [...textByPath.keys()]
          .filter((file) => file.startsWith(`${directory}/`) && extensions.includes(extname(file)))
          .map((file) => file.slice(directory.length + 1))
          .sort(),
      read: async (absolutePath) => createSource(absolutePath.replace(/^\/site\//, '')),
      readText: async (absolutePath) => textByPath.get(absolutePath)
    },
    history: {read: async () => NO_CHANGES},
    loadModule: async () => undefined,
    ...fields
  }
}
