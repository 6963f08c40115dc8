import type {HeadTag, JsonObject, SiteConfig} from '@lectern/types'
import {pageUrl} from '../url/page-url.js'

/**
 * Facts of a page for search engines, as https://schema.org has them. A script of this type is data,
 * which browsers do not run; what could end it is escaped.
 */
export function createJsonLd(data: JsonObject): HeadTag {
  const content = JSON.stringify({'@context': 'https://schema.org', ...data})
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
  return {tag: 'script', attributes: {type: 'application/ld+json'}, content}
}

/** One step of the way to a page; a category without a page has no path. */
export interface Breadcrumb {
  label: string
  /** Route path, without base URL. */
  path?: string
}

/**
 * The way to a page, outermost first; steps without a page have no place in it,
 * and one step alone is no way.
 */
export function createBreadcrumbList(
  steps: readonly Breadcrumb[],
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>
): HeadTag[] {
  const linked = steps.flatMap(({label, path}) => (path === undefined ? [] : [{label, path}]))
  if (linked.length < 2) return []
  const itemListElement = linked.map(({label, path}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: pageUrl(path, siteConfig)
  }))
  return [createJsonLd({'@type': 'BreadcrumbList', itemListElement})]
}
