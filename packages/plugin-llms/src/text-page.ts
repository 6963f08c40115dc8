import type {DocItemProps, Route, SiteConfig} from '@lectern/types'
import {canonicalPath, pageUrl} from '@lectern/shared/url/page-url'
import {textFile} from '@lectern/shared/files/text-file'
import {addBaseUrl} from '@lectern/shared/url/url-path'

/** A page with Markdown content. */
export interface TextPage {
  route: Route
  /** Its only content. */
  source: string
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

/** Returns the page of a route with one complete content, and nothing for lists, components and error pages. */
export function createTextPage(route: Route, siteConfig: SiteConfig): TextPage | undefined {
  const [content] = route.contents
  const isWhole = route.contents.length === 1 && !content?.excerpt
  if (!content || !isWhole || route.source === undefined || route.path === '/404.html')
    return undefined
  const file = textFile(route.path)
  const description = route.head.findLast(
    ({tag, attributes}) => tag === 'meta' && attributes?.name === 'description'
  )?.attributes?.content
  return {
    route,
    source: content.source,
    title: route.head.findLast(({tag}) => tag === 'title')?.content ?? siteConfig.title,
    description: typeof description === 'string' ? description : undefined,
    url: pageUrl(canonicalPath(route, siteConfig), siteConfig),
    file,
    textUrl: siteConfig.url + addBaseUrl(encodeURI(file), siteConfig.baseUrl),
    // Props are plain data. Only docs have these.
    doc: route.component.startsWith('@theme/Doc') ? (route.props as TextPage['doc']) : {}
  }
}
