import type {Site} from '../site/site.js'
import {REDIRECT_SCRIPT} from '../pages/redirect-page.js'
import {createCommonTags} from '../pages/page-head.js'
import type {ScannedSite} from '../scan/scan-site.js'
import {createContentPolicy, listInlineScripts, type ContentPolicy} from './content-policy.js'

/** Creates the content security policy of a site. Returns `undefined` if the site disables it. */
export function createSitePolicy(
  {siteConfig, plugins}: Pick<Site, 'siteConfig' | 'plugins'>,
  {headTags, redirects}: Pick<ScannedSite, 'headTags' | 'redirects'>
): ContentPolicy | undefined {
  const {csp} = siteConfig.security
  if (!csp) return undefined
  const scripts = [
    ...listInlineScripts(createCommonTags(siteConfig, headTags)),
    ...plugins.flatMap(({plugin}) => plugin.getInlineScripts?.() ?? []),
    ...(redirects.length > 0 ? [REDIRECT_SCRIPT] : [])
  ]
  const sources = plugins.map(({plugin}) => plugin.getPolicySources?.() ?? {})
  return createContentPolicy({...csp, origin: siteConfig.url}, scripts, sources)
}
