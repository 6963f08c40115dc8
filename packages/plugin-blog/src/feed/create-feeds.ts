import {Feed, type Item} from 'feed'
import type {
  BlogAuthor,
  BlogPostSummary,
  OutputFile,
  RenderedSite,
  SiteConfig
} from '@lectern/types'
import {pageUrl} from '@lectern/shared/url/page-url'
import {addBaseUrl, isExternalUrl} from '@lectern/shared/url/url-path'
import type {BlogOptions} from '../options/blog-options.js'
import {FEEDS, feedDescription, feedPath, feedTitle} from '../options/feed-files.js'
import type {FeedItem, FeedPost} from '../options/feed-item.js'
import {type FeedSettings, type FeedType, listFeedTypes} from '../options/feed-options.js'
import {completeEntries, createPageLink, declareLinks, escapeHtml} from './feed-links.js'
import {
  addFeedStyle,
  type FeedStyle,
  findFeedStyle,
  listStyleFiles,
  type OwnStyle
} from './feed-styles.js'
import {readPostPage} from './read-post-page.js'
import {renderJsonFeed} from './render-json-feed.js'

/** Input of `createFeeds`. */
export interface FeedInput {
  options: BlogOptions
  siteConfig: SiteConfig
  /** Listed posts, in list order. */
  posts: readonly BlogPostSummary[]
  readPage: RenderedSite['readPage']
  /** Reads the source of a post, for the `createFeedItems` option. */
  readSource(post: BlogPostSummary): Promise<PostSource>
  /** Reads a custom stylesheet, given its path in `feedOptions.xslt`. */
  readStyle(file: string): Promise<OwnStyle>
}

/** The file of a post. */
export type PostSource = Pick<FeedPost['metadata'], 'source' | 'frontMatter'>

/**
 * Creates the feeds of a blog and their stylesheets. A blog without posts has no feeds. The pages
 * of the posts aren't read until the first feed is rendered.
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
  {posts, siteConfig, readPage, readSource}: FeedInput,
  {limit, createFeedItems}: FeedSettings
): Promise<readonly FeedItem[]> {
  const blogPosts = limit ? posts.slice(0, limit) : posts
  const create = (chosen: readonly BlogPostSummary[]) =>
    Promise.all(chosen.map((post) => createItem(post, siteConfig, readPage)))
  if (!createFeedItems) return create(blogPosts)
  return createFeedItems({
    blogPosts: await Promise.all(
      blogPosts.map(async (post) => describePost(post, await readSource(post), siteConfig))
    ),
    siteConfig,
    defaultCreateFeedItems: async (input) => create(input.blogPosts)
  })
}

/** Adds the fields that Docusaurus passes to `createFeedItems`. */
function describePost(post: BlogPostSummary, file: PostSource, {baseUrl}: SiteConfig): FeedPost {
  const {id: _, path, date, ...rest} = post
  return {
    ...post,
    metadata: {...rest, ...file, permalink: addBaseUrl(path, baseUrl), date: new Date(date)}
  }
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
    author: authors.map(createAuthor),
    category: tags.map(({label}) => ({name: label}))
  }
}

function createAuthor({name, url = '', email}: BlogAuthor): {
  name: string
  email?: string
  link?: string
} {
  const written = url.startsWith('mailto:') ? url.slice('mailto:'.length) : undefined
  return {name, email: email ?? written, link: /^https?:/.test(url) ? url : undefined}
}

function fullUrl(href: string, {url, baseUrl}: SiteConfig): string {
  return isExternalUrl(href) ? href : new URL(addBaseUrl(href, baseUrl), url).href
}

interface RenderSettings extends FeedInput {
  settings: FeedSettings
  style?: FeedStyle
}

/**
 * Renders a feed. The library takes the same input for RSS and Atom, so this function handles the
 * differences.
 */
function renderFeed(type: FeedType, items: readonly FeedItem[], settings: RenderSettings): string {
  const {options, posts, siteConfig, settings: own, style} = settings
  const link = pageUrl(feedPath(options, ''), siteConfig)
  const self = fullUrl(feedPath(options, FEEDS[type].file), siteConfig)
  const {currentLocale, localeConfigs} = siteConfig.i18n
  const metadata = {
    title: own.title ?? feedTitle(options, siteConfig),
    description: own.description ?? feedDescription(options, siteConfig),
    link,
    language: own.language ?? localeConfigs[currentLocale]?.htmlLang ?? currentLocale
  }
  const author = {name: siteConfig.title, link}
  const cleaned = items.map(cleanItem)
  if (type === 'json') return renderJsonFeed({...metadata, self, author}, cleaned)
  const feed = new Feed({
    ...metadata,
    id: link,
    copyright: own.copyright,
    // The date of the newest item rather than of the build, so that builds are reproducible.
    updated: findNewestDate(items) ?? findNewestDate(posts),
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

/** Returns `undefined` if there are no items, which only a site's own function can create. */
function findNewestDate(items: readonly {date: Date | string}[]): Date | undefined {
  const times = items.map(({date}) => new Date(date).getTime())
  return times.length === 0
    ? undefined
    : new Date(times.reduce((one, other) => Math.max(one, other)))
}

const ITEMS: Readonly<Record<Exclude<FeedType, 'json'>, (item: FeedItem) => Item>> = {
  // An author in RSS needs an email address, so names are also written to `dc:creator`. Images are
  // omitted, because an enclosure needs their size in bytes.
  rss: ({image: _, author = [], ...item}) => ({
    ...item,
    author: author.filter(({email}) => email !== undefined),
    extensions: author.length === 0 ? [] : [creators(author)]
  }),
  // Text in Atom is HTML. In attributes, the library only escapes `&`.
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

/** Control characters that XML 1.0 §2.2 doesn't allow. Tabs and line breaks are valid. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Removes authors without a name, and characters that aren't valid in XML. */
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
