import type {DocItemProps, Route, SiteConfig} from '@lectern/types'
import {canonicalPath, pageUrl} from '@lectern/shared/url/page-url'
import {textFile} from '@lectern/shared/files/text-file'
import {addBaseUrl} from '@lectern/shared/url/url-path'

/** A page that has a Markdown version. */
export interface TextPage {
  route: Route
  /** Source of the page's content. Not set if the page is converted from HTML. */
  source?: string
  title: string
  /** Description from the front matter. */
  description?: string
  /** Absolute URL of the page. */
  url: string
  /** Path of the Markdown file, relative to the output folder. */
  file: string
  /** Absolute URL of the Markdown file. */
  textUrl: string
  /** Props of a doc. Empty for other pages. */
  doc: Partial<Pick<DocItemProps, 'doc' | 'version' | 'breadcrumbs' | 'previous' | 'next'>>
}

/**
 * Returns the page of a route. `source` is set if the page consists of a single complete content.
 * Returns `undefined` for error pages, and for generated pages that are hidden from search engines.
 */
export function createTextPage(route: Route, siteConfig: SiteConfig): TextPage | undefined {
  if (route.path === '/404.html') return undefined
  const [content] = route.contents
  const isWhole = route.contents.length === 1 && !content?.excerpt && route.source !== undefined
  if (!isWhole && (route.exact === false || route.head.some(isNoIndex))) return undefined
  const file = textFile(route.path)
  const description = route.head.findLast(
    ({tag, attributes}) => tag === 'meta' && attributes?.name === 'description'
  )?.attributes?.content
  return {
    route,
    ...(isWhole && content && {source: content.source}),
    title: route.head.findLast(({tag}) => tag === 'title')?.content ?? siteConfig.title,
    description: typeof description === 'string' ? description : undefined,
    url: pageUrl(canonicalPath(route, siteConfig), siteConfig),
    file,
    textUrl: siteConfig.url + addBaseUrl(encodeURI(file), siteConfig.baseUrl),
    // Props are untyped. Only docs have these.
    doc: route.component.startsWith('@theme/Doc') ? (route.props as TextPage['doc']) : {}
  }
}

/** Returns the label of a page's version. Docs without versions don't have one. */
export function labelVersion({version}: TextPage['doc']): string | undefined {
  if (!version) return undefined
  const isVersioned = version.name !== 'current' || !version.isLast || version.badge
  return isVersioned ? version.label : undefined
}

function isNoIndex({attributes}: Route['head'][number]): boolean {
  return attributes?.name === 'robots' && String(attributes.content).includes('noindex')
}
