import {createPluginPageTags} from '../plugins/plugin-page-tags.js'
import type {ScannedSite} from '../scan/scan-site.js'
import type {Site} from '../site/site.js'
import type {RenderJobSettings} from './create-render-job.js'

/** A loaded site, with the result of its scan. */
interface LoadedSite {
  site: Pick<Site, 'siteConfig' | 'plugins'>
  scan: Pick<ScannedSite, 'headTags' | 'bodyHtml'>
}

/** Returns the settings of render jobs that come from the site's configuration and plugins. */
export function describeSiteJobs({
  site: {siteConfig, plugins},
  scan
}: LoadedSite): Pick<
  RenderJobSettings,
  'siteConfig' | 'pluginTags' | 'bodyHtml' | 'createPageTags' | 'notes'
> {
  return {
    siteConfig,
    pluginTags: scan.headTags,
    bodyHtml: scan.bodyHtml,
    createPageTags: createPluginPageTags(plugins),
    notes: plugins.flatMap(({plugin}) => plugin.pageNotes ?? [])
  }
}
