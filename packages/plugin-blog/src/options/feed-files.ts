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
 * out of context. Docusaurus projects have Docusaurus's default.
 */
export function feedTitle(
  {blogTitle, feedOptions}: BlogOptions,
  {title, compatibility}: SiteConfig
): string {
  const own = feedOptions ? feedOptions.title : undefined
  if (own !== undefined) return own
  if (compatibility === 'docusaurus') return `${title} Blog`
  return blogTitle === title ? title : `${title} – ${blogTitle}`
}

/** Returns the default description of a blog's feeds. */
export function feedDescription(
  {blogDescription}: BlogOptions,
  {title, compatibility}: SiteConfig
): string | undefined {
  return compatibility === 'docusaurus' ? `${title} Blog` : blogDescription
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
    const link =
      siteConfig.compatibility === 'docusaurus'
        ? describeAsDocusaurus(type, options, siteConfig)
        : {type: mediaType, title: `${feedTitle(options, siteConfig)} (${label})`}
    return {tag: 'link', attributes: {rel: 'alternate', ...link, href}}
  })
}

/** Returns the media type and title that a feed's link has in Docusaurus. */
function describeAsDocusaurus(
  type: FeedType,
  {feedOptions}: BlogOptions,
  site: SiteConfig
): {type: string; title: string} {
  const title = (feedOptions ? feedOptions.title : undefined) ?? site.title
  const {mediaType, label} = FEEDS[type]
  return {
    type: type === 'json' ? 'application/json' : mediaType,
    title: `${title} ${label} Feed`
  }
}
