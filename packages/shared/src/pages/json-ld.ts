import type {HeadTag, JsonObject, SiteConfig} from '@lectern/types'
import {pageUrl} from '../url/page-url.js'

/**
 * Creates a script element with structured data for search engines (https://schema.org). Browsers
 * don't run it. Text that could end the element is escaped.
 */
export function createJsonLd(data: JsonObject): HeadTag {
  const content = JSON.stringify({'@context': 'https://schema.org', ...data})
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
  return {tag: 'script', attributes: {type: 'application/ld+json'}, content}
}

/** An item in a page's breadcrumbs. Categories without a page have no path. */
export interface Breadcrumb {
  label: string
  /** Route path, without base URL. */
  path?: string
}

/**
 * Creates structured data for breadcrumbs, outermost first. Omits categories without a page.
 * Returns nothing if only one item remains, except in Docusaurus projects.
 */
export function createBreadcrumbList(
  steps: readonly Breadcrumb[],
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'compatibility'>
): HeadTag[] {
  const linked = steps.flatMap(({label, path}) => (path === undefined ? [] : [{label, path}]))
  if (linked.length < (siteConfig.compatibility === 'docusaurus' ? 1 : 2)) return []
  const itemListElement = linked.map(({label, path}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: pageUrl(path, siteConfig)
  }))
  return [createJsonLd({'@type': 'BreadcrumbList', itemListElement})]
}
