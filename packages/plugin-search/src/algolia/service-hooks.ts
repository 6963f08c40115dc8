import type {HeadTag, Plugin, SiteContext} from '@lectern/types'
import type {SearchConfig} from '../config/search-config.js'
import {listPages, type SearchedSite} from '../indexing/list-pages.js'
import {createPushCommand} from './push-command.js'
import {recordsFile, writeRecords} from './records-file.js'
import {createCrawlerTags, createPreconnectTag, listServiceOrigins} from './service-tags.js'

/** Plugin hooks for Algolia search. */
export interface ServiceHooks
  extends Required<Pick<Plugin, 'createPageTags' | 'extendCli' | 'getPolicySources'>> {
  /** Creates the head tags for every page. */
  createServiceTags(): HeadTag[]
  /** Stores the records for `search:push`, outside the build output. */
  keepRecords(site: SearchedSite): Promise<void>
}

/**
 * Creates the hooks. On sites that don't use Algolia, they do nothing, and `search:push` reports an
 * error.
 */
export function createServiceHooks(
  {siteDir, siteConfig, mode}: Pick<SiteContext, 'siteDir' | 'siteConfig' | 'mode'>,
  readConfig: () => SearchConfig,
  generatorVersion: string
): ServiceHooks {
  const {currentLocale, locales} = siteConfig.i18n
  const isHosted = () => readConfig().appId !== undefined
  return {
    createServiceTags: () => (isHosted() ? [createPreconnectTag(readConfig())] : []),
    createPageTags: (route) => (isHosted() ? createCrawlerTags(route, currentLocale) : []),
    getPolicySources: () => (isHosted() ? {'connect-src': listServiceOrigins(readConfig())} : {}),
    extendCli: () => [createPushCommand({siteDir, locales, readConfig, generatorVersion})],
    async keepRecords(site) {
      // The development server renders pages on demand, so it never has all the records.
      if (mode !== 'production') return
      const file = recordsFile(siteDir, currentLocale)
      await writeRecords(file, listPages(site, siteConfig), siteConfig.url)
    }
  }
}
