import type {HeadTag, SiteConfig} from '@lectern/types'
import {addBaseUrl, joinRoutePath} from '@lectern/shared/url/url-path'
import type {BlogOptions} from './blog-options.js'
import {type FeedType, listFeedTypes} from './feed-options.js'

/** Filename, media type and label of each feed format. */
export const FEEDS: Readonly<Record<FeedType, {file: string; mediaType: string; label: string}>> = {
  rss: {file: 'rss.xml', mediaType: 'application/rss+xml', label: 'RSS'},
  atom: {file: 'atom.xml', mediaType: 'application/atom+xml', label: 'Atom'},
  json: {file: 'feed.json', mediaType: 'application/feed+json', label: 'JSON'}
}

/** Returns the route path of a file in the blog. */
export function feedPath(
  {routeBasePath}: Pick<BlogOptions, 'routeBasePath'>,
  file: string
): string {
  return joinRoutePath(routeBasePath, file)
}

/**
 * Returns the title of a blog's feeds. It includes the site title, because feed readers show feeds
 * out of context.
 */
export function feedTitle({blogTitle, feedOptions}: BlogOptions, {title}: SiteConfig): string {
  const own = feedOptions ? feedOptions.title : undefined
  return own ?? (blogTitle === title ? title : `${title} – ${blogTitle}`)
}

/**
 * Creates the links to a blog's feeds in the head of its own pages. In Docusaurus projects, every
 * page of the site has them.
 */
export function createOwnFeedLinks(options: BlogOptions, siteConfig: SiteConfig): HeadTag[] {
  return isOnEveryPage(siteConfig) ? [] : createFeedLinks(options, siteConfig)
}

/** Creates the links to a blog's feeds in the head of every page of a site, if it has them. */
export function createSiteFeedLinks(options: BlogOptions, siteConfig: SiteConfig): HeadTag[] {
  return isOnEveryPage(siteConfig) ? createFeedLinks(options, siteConfig) : []
}

function isOnEveryPage({compatibility}: SiteConfig): boolean {
  return compatibility === 'docusaurus'
}

function createFeedLinks(options: BlogOptions, siteConfig: SiteConfig): HeadTag[] {
  return listFeedTypes(options.feedOptions).map((type) => {
    const {file, mediaType, label} = FEEDS[type]
    const href = addBaseUrl(feedPath(options, file), siteConfig.baseUrl)
    const title = `${feedTitle(options, siteConfig)} (${label})`
    return {tag: 'link', attributes: {rel: 'alternate', type: mediaType, title, href}}
  })
}
