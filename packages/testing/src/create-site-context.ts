import {extname} from 'node:path/posix'
import type {SiteContext, Source} from '@lectern/types'
import {NO_CHANGES} from '@lectern/shared/files/last-update'
import {createSiteConfig} from './create-site-config.js'
import {createSource} from './create-source.js'

/** Files of a sample site by path: text, or the scanned data of a Markdown file. */
export type SampleFiles = Readonly<Record<string, string | Partial<Source>>>

/**
 * Returns the context of a site at `/site`, or at `siteDir` if it's given. Doesn't read anything
 * from disk.
 *
 * @param files - Files by path relative to the site root. Front matter in their text isn't parsed.
 * @param fields - Fields that override the defaults.
 */
export function createSiteContext(
  files: SampleFiles = {},
  fields: Partial<SiteContext> = {}
): SiteContext {
  const {siteDir = '/site'} = fields
  const known = new Map(Object.entries(files).map(([file, value]) => [`${siteDir}/${file}`, value]))
  return {
    siteDir,
    localizationDir: `${siteDir}/i18n/en`,
    mode: 'production',
    now: '2026-01-31T00:00:00.000Z',
    siteConfig: createSiteConfig(),
    configSource: {file: 'site.config.ts', text: ''},
    sources: {
      list: async (directory, extensions) =>
        [...known.keys()]
          .filter((file) => file.startsWith(`${directory}/`) && extensions.includes(extname(file)))
          .map((file) => file.slice(directory.length + 1))
          .sort(),
      async read(absolutePath) {
        const value = known.get(absolutePath)
        const own = typeof value === 'object' ? value : {}
        return createSource(absolutePath.slice(siteDir.length + 1), {absolutePath, ...own})
      },
      async readText(absolutePath) {
        const value = known.get(absolutePath)
        return typeof value === 'object' ? '' : value
      }
    },
    history: {read: async () => NO_CHANGES},
    loadModule: async () => undefined,
    ...fields
  }
}
