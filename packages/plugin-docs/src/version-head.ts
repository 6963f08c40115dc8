import type {HeadTag} from '@lectern/types'
import {pageUrl} from '@lectern/shared/page-url'
import type {DocsSite} from './docs-site.js'

/**
 * What the version of a page says to search engines: to leave it alone, or that the last version
 * holds the page that counts.
 *
 * @param key - Of the page, as `version-links.ts` makes it.
 */
export function createVersionHead(
  key: string,
  {
    version,
    options,
    links,
    siteConfig
  }: Pick<DocsSite, 'version' | 'options' | 'links' | 'siteConfig'>
): HeadTag[] {
  const tags: HeadTag[] = []
  if (version.noIndex) {
    tags.push({tag: 'meta', attributes: {name: 'robots', content: 'noindex, nofollow'}})
  }
  const lastPath = links.findLastPath(key)
  if (options.canonicalVersion === 'last' && !version.isLast && lastPath !== undefined) {
    const href = pageUrl(lastPath, siteConfig)
    tags.push({tag: 'link', attributes: {rel: 'canonical', href}})
  }
  return tags
}
