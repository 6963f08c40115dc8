import type {DocItemProps, Route, SiteConfig} from '@lectern/types'
import {canonicalPath, pageUrl} from '@lectern/shared/url/page-url'
import {textFile} from '@lectern/shared/files/text-file'
import {addBaseUrl} from '@lectern/shared/url/url-path'

/** A page that is written in Markdown. */
export interface TextPage {
  route: Route
  /** The page's only content. Absent for pages that are converted from their HTML. */
  source?: string
  title: string
  /** Description in front matter. */
  description?: string
  /** Absolute URL of the page. */
  url: string
  /** Path of its Markdown, relative to the output folder. */
  file: string
  /** Absolute URL of that file. */
  textUrl: string
  /** Data of a doc about itself. Empty for other pages. */
  doc: Partial<Pick<DocItemProps, 'doc' | 'version' | 'breadcrumbs' | 'previous' | 'next'>>
}

/**
 * Returns the page of a route. The source is set if the page has one complete content. Returns nothing for error pages,
 * and for pages without content that are hidden from search engines.
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
    // Props are plain data. Only docs have these.
    doc: route.component.startsWith('@theme/Doc') ? (route.props as TextPage['doc']) : {}
  }
}

function isNoIndex({attributes}: Route['head'][number]): boolean {
  return attributes?.name === 'robots' && String(attributes.content).includes('noindex')
}
