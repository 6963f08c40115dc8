import {Feed, type Item} from 'feed'
import type {BlogPostSummary, OutputFile, RenderedSite, SiteConfig} from '@lectern/types'
import {pageUrl} from '@lectern/shared/url/page-url'
import {addBaseUrl, isExternalUrl} from '@lectern/shared/url/url-path'
import type {BlogOptions} from '../options/blog-options.js'
import {FEEDS, feedPath, feedTitle} from '../options/feed-files.js'
import type {FeedItem} from '../options/feed-item.js'
import {type FeedSettings, type FeedType, listFeedTypes} from '../options/feed-options.js'
import {completeEntries, createPageLink, declareLinks, escapeHtml} from './feed-links.js'
import {addFeedStyle, type FeedStyle, findFeedStyle, listStyleFiles} from './feed-styles.js'
import {readPostPage} from './read-post-page.js'
import {renderJsonFeed} from './render-json-feed.js'

/** Inputs of feeds. */
export interface FeedInput {
  options: BlogOptions
  siteConfig: SiteConfig
  /** Listed posts, newest first. */
  posts: readonly BlogPostSummary[]
  readPage: RenderedSite['readPage']
  /** Text of a style of the site's own, by its path relative to the site folder. */
  readStyle(file: string): Promise<string>
}

/**
 * Lists the feeds of a blog with their styles; a blog without posts or without feeds has none. The posts
 * are read when the first feed is wanted.
 */
export async function createFeeds(input: FeedInput): Promise<OutputFile[]> {
  const {options, posts} = input
  const settings = options.feedOptions
  const types = listFeedTypes(settings)
  if (!settings || types.length === 0 || posts.length === 0) return []
  let items: Promise<readonly FeedItem[]> | undefined
  const styled = types.map((type) => ({type, style: findFeedStyle(type, settings.xslt)}))
  const feeds = styled.map(({type, style}) => ({
    file: FEEDS[type].file,
    text: async () => {
      items ??= createItems(input, settings)
      return renderFeed(type, await items, {...input, settings, style})
    }
  }))
  const styles = await listStyleFiles(
    styled.flatMap(({style}) => style ?? []),
    input.readStyle
  )
  return [...feeds, ...styles].map(({file, text}) => ({
    file: feedPath(options, file).slice(1),
    text,
    offline: false
  }))
}

async function createItems(
  {posts, siteConfig, readPage}: FeedInput,
  {limit, createFeedItems}: FeedSettings
): Promise<readonly FeedItem[]> {
  const blogPosts = limit ? posts.slice(0, limit) : posts
  const create = (chosen: readonly BlogPostSummary[]) =>
    Promise.all(chosen.map((post) => createItem(post, siteConfig, readPage)))
  if (!createFeedItems) return create(blogPosts)
  return createFeedItems({
    blogPosts,
    siteConfig,
    defaultCreateFeedItems: async (input) => create(input.blogPosts)
  })
}

async function createItem(
  {title, path, date, description, image, authors, tags}: BlogPostSummary,
  siteConfig: SiteConfig,
  readPage: RenderedSite['readPage']
): Promise<FeedItem> {
  const link = pageUrl(path, siteConfig)
  const page = readPostPage(await readPage(path), link)
  return {
    title,
    id: link,
    link,
    date: new Date(date),
    description: description ?? page.description,
    content: page.content,
    image: image === undefined ? undefined : fullUrl(image, siteConfig),
    author: authors.map(({name, url}) => createAuthor(name, url)),
    category: tags.map(({label}) => ({name: label}))
  }
}

function createAuthor(
  name: string,
  url: string | undefined
): {name: string; email?: string; link?: string} {
  if (url?.startsWith('mailto:')) return {name, email: url.slice('mailto:'.length)}
  return {name, link: url !== undefined && /^https?:/.test(url) ? url : undefined}
}

function fullUrl(address: string, {url, baseUrl}: SiteConfig): string {
  return isExternalUrl(address) ? address : new URL(addBaseUrl(address, baseUrl), url).href
}

interface RenderSettings extends FeedInput {
  settings: FeedSettings
  style?: FeedStyle
}

/** The library writes both kinds of XML from one list; what they differ in is settled here. */
function renderFeed(type: FeedType, items: readonly FeedItem[], settings: RenderSettings): string {
  const {options, siteConfig, settings: own, style} = settings
  const link = pageUrl(feedPath(options, ''), siteConfig)
  const self = fullUrl(feedPath(options, FEEDS[type].file), siteConfig)
  const {currentLocale, localeConfigs} = siteConfig.i18n
  const facts = {
    title: own.title ?? feedTitle(options, siteConfig),
    description: own.description ?? options.blogDescription,
    link,
    language: own.language ?? localeConfigs[currentLocale]?.htmlLang ?? currentLocale
  }
  const author = {name: siteConfig.title, link}
  const cleaned = items.map(cleanItem)
  if (type === 'json') return renderJsonFeed({...facts, self, author}, cleaned)
  const feed = new Feed({
    ...facts,
    id: link,
    copyright: own.copyright,
    // Of the newest entry and not of the build: the same posts give the same feed.
    updated: new Date(Math.max(...items.map(({date}) => date.getTime()))),
    generator: 'Lectern',
    feed: self,
    feedLinks: {[type]: self},
    author: type === 'rss' ? undefined : author
  })
  for (const item of cleaned) {
    const own = ITEMS[type](item)
    feed.addItem(
      style ? {...own, extensions: [...(own.extensions ?? []), createPageLink(item)]} : own
    )
  }
  const xml = type === 'rss' ? feed.rss2() : completeEntries(feed.atom1(), style ? cleaned : [])
  return style ? addFeedStyle(declareLinks(xml), style) : xml
}

const ITEMS: Readonly<Record<Exclude<FeedType, 'json'>, (item: FeedItem) => Item>> = {
  // Authors without an email address are in a separate element. An enclosure needs its size in
  // bytes.
  rss: ({image: _, author = [], ...item}) => ({
    ...item,
    author: author.filter(({email}) => email !== undefined),
    extensions: author.length === 0 ? [] : [creators(author)]
  }),
  // Texts of this kind of feed are HTML; in an attribute the library escapes `&` alone.
  atom: ({image: _, ...item}) => ({
    ...item,
    title: escapeHtml(item.title),
    description: item.description && escapeHtml(item.description),
    published: item.date,
    category: item.category?.map(({name = ''}) => ({
      term: name.replaceAll('<', ''),
      label: name.replaceAll('<', '')
    }))
  })
}

function creators(author: readonly {name?: string}[]) {
  return {name: 'dc:creator', objects: author.map(({name}) => ({_text: name}))} as unknown as {
    name: string
    objects: Record<string, unknown>
  }
}

/** XML 1.0 §2.2 has no control characters but tab and the ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Feeds have no author without a name, and none of the signs that XML has not. */
function cleanItem(item: FeedItem): FeedItem {
  const clean = (text: string) => text.replace(CONTROLS, '')
  return {
    ...item,
    title: clean(item.title),
    author: item.author?.filter(({name}) => name),
    description: item.description && clean(item.description),
    content: item.content && clean(item.content)
  }
}
