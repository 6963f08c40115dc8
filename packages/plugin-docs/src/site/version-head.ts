import type {HeadTag} from '@lectern/types'
import {createHtmlClass} from '@lectern/shared/pages/page-head'
import {pageUrl} from '@lectern/shared/url/page-url'
import type {DocsSite} from './docs-site.js'

/**
 * Tags of a page's version for search engines: its name, for searches in one version; `noindex`;
 * or the canonical page in the last version.
 *
 * @param key - Of the page, as `version-links.ts` makes it.
 * @param pageClass - Classes of the kind of page.
 */
export function createVersionHead(
  key: string,
  pageClass: string,
  {
    plugin,
    version,
    options,
    links,
    siteConfig
  }: Pick<DocsSite, 'plugin' | 'version' | 'options' | 'links' | 'siteConfig'>
): HeadTag[] {
  const tags = [
    createHtmlClass('docs-wrapper', ...version.className.split(' '), ...pageClass.split(' ')),
    meta('docusaurus_version', version.name),
    // Search indexes of Docusaurus sites know the versions of all instances by this name.
    meta('docusaurus_tag', `docs-${plugin.id}-${version.name}`)
  ]
  if (version.noIndex) {
    tags.push(meta('robots', 'noindex, nofollow'))
  }
  const lastPath = links.findLastPath(key)
  if (options.canonicalVersion === 'last' && !version.isLast && lastPath !== undefined) {
    const href = pageUrl(lastPath, siteConfig)
    tags.push({tag: 'link', attributes: {rel: 'canonical', href}})
  }
  return tags
}

function meta(name: string, content: string): HeadTag {
  return {tag: 'meta', attributes: {name, content}}
}
