import type {HeadTag, Plugin, SiteContext} from '@lectern/types'
import type {SearchConfig} from '../config/search-config.js'
import {listPages, type SearchedSite} from '../indexing/list-pages.js'
import {createPushCommand} from './push-command.js'
import {writeRecords} from './records-file.js'
import {createCrawlerTags, createPreconnectTag, listServiceOrigins} from './service-tags.js'

/** Parts of the plugin that differ for a site with Algolia. */
export interface ServiceHooks
  extends Required<Pick<Plugin, 'createPageTags' | 'extendCli' | 'getPolicySources'>> {
  /** Tags of every page. */
  createServiceTags(): HeadTag[]
  /** Stores the records for `search:push`. They aren't part of the output. */
  keepRecords(site: SearchedSite): Promise<void>
}

/** Makes these hooks; without Algolia they do nothing, but for the command, which says so. */
export function createServiceHooks(
  {siteDir, siteConfig, mode}: Pick<SiteContext, 'siteDir' | 'siteConfig' | 'mode'>,
  readConfig: () => SearchConfig,
  generatorVersion: string
): ServiceHooks {
  const isHosted = () => readConfig().appId !== undefined
  return {
    createServiceTags: () => (isHosted() ? [createPreconnectTag(readConfig())] : []),
    createPageTags: (route) =>
      isHosted() ? createCrawlerTags(route, siteConfig.i18n.currentLocale) : [],
    getPolicySources: () => (isHosted() ? {'connect-src': listServiceOrigins(readConfig())} : {}),
    extendCli: () => [createPushCommand({siteDir, readConfig, generatorVersion})],
    async keepRecords(site) {
      // A server at work makes pages one by one: it does not know all of them.
      if (mode === 'production')
        await writeRecords(siteDir, listPages(site, siteConfig), siteConfig.url)
    }
  }
}
