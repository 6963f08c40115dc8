import type {HeadTag} from '@lectern/types'
import {createHtmlClass} from '@lectern/shared/pages/page-head'
import {pageUrl} from '@lectern/shared/url/page-url'
import type {DocsSite} from './docs-site.js'

/**
 * Creates the head tags that depend on a page's version: the version name for search and, if
 * configured, `noindex` and a canonical link to the latest version.
 *
 * @param key - Key of the page from `version-links.ts`.
 * @param pageClass - CSS classes of the page type.
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
    // Search indexes of Docusaurus sites use this tag to filter pages.
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
