import type {ContentText, HeadTag, RenderedSite, Route, SiteConfig} from '@lectern/types'
import {addBaseUrl, applyTrailingSlash} from '@lectern/shared/url/url-path'
import {hashValue} from '@lectern/shared/cache/content-hash'
import type {TextSection} from '../index-format/index-format.js'
import type {PageTexts} from './page-texts.js'
import type {PageText} from './read-page-text.js'
import type {SearchedPage} from './searched-page.js'

/** A page to index whose text hasn't been read yet. */
export interface ListedPage extends Omit<SearchedPage, 'sections'> {
  routePath: string
  /** Hash of all of the page's indexed data. */
  key: string
  /** Whether the page belongs to a docs version other than the latest. */
  isOfOlderVersion: boolean
  readSections(): Promise<readonly TextSection[]>
}

/** Settings that affect the URLs, languages and titles of pages. */
export type PageSettings = Pick<
  SiteConfig,
  'baseUrl' | 'trailingSlash' | 'i18n' | 'title' | 'titleDelimiter'
>

/** A site, with the text of its component pages if it's available. */
export interface SearchedSite extends Pick<RenderedSite, 'routes' | 'contents' | 'isIndexed'> {
  texts?: PageTexts
}

/**
 * Lists the pages to index: pages with a single source, and generated category pages. Leaves out
 * pages with `noindex`, and lists of posts and tags, which only repeat other pages.
 */
export function listPages(site: SearchedSite, settings: PageSettings): ListedPage[] {
  return site.routes
    .filter((route) => isSearched(route) && site.isIndexed(route.path))
    .map((route) => createPage(route, site, settings))
}

function isSearched(route: Route): boolean {
  if (route.path === '/404.html') return false
  if ('category' in route.props) return true
  return route.isSourcePage === true && route.contents.every(({excerpt}) => !excerpt)
}

function createPage(
  route: Route,
  {contents, texts}: SearchedSite,
  settings: PageSettings
): ListedPage {
  const {head, path: routePath} = route
  const source = route.contents[0]?.source
  const contentKey = source === undefined ? undefined : contents.keyOf(source)
  const text = texts?.get(routePath)
  // The title of content is in its source. The title of a component page is known only after
  // rendering.
  const whole = source === undefined ? text : undefined
  const title =
    (whole ? nameRendered(whole, settings) : readTitle(route)) || nameByAddress(routePath)
  const description = whole?.description ?? readMeta(head, 'description') ?? ''
  const page = {
    routePath,
    // The base URL keeps its trailing slash, because it's the path of the site root.
    url: addBaseUrl(
      applyTrailingSlash(encodeURI(routePath), settings.trailingSlash),
      settings.baseUrl
    ),
    title,
    group: nameGroup(route, settings),
    language: settings.i18n.currentLocale,
    tag: readMeta(head, 'docusaurus_tag') ?? 'default',
    version: readMeta(head, 'docusaurus_version'),
    keywords: readKeywords(head)
  }
  return {
    ...page,
    key: hashValue([page, description, contentKey, text]),
    isOfOlderVersion: isOfOlderVersion(route),
    async readSections() {
      if (text) return listRendered(text, {title, description})
      return contentKey === undefined || source === undefined
        ? [['', 1, '', description]]
        : listSections(await contents.read(source), {title, description})
    }
  }
}

function readTitle({head}: Route): string | undefined {
  return head.find((entry) => entry.tag === 'title')?.content
}

/**
 * Returns the document title without the site title. If the document title is just the site title,
 * prefers the heading.
 */
function nameRendered(
  {documentTitle, heading}: PageText,
  {title, titleDelimiter}: PageSettings
): string {
  const end = ` ${titleDelimiter} ${title}`
  if (documentTitle.endsWith(end)) return documentTitle.slice(0, -end.length)
  return documentTitle === title ? heading || title : documentTitle || heading
}

/**
 * Lists the sections of a rendered page. If its heading differs from the title, the heading becomes
 * part of the text.
 */
function listRendered(
  {heading, sections, toc}: PageText,
  page: {title: string; description: string}
): TextSection[] {
  const opening = heading === '' || heading === page.title ? [] : [{...OPENING, text: heading}]
  return listSections({sections: [...opening, ...sections], toc}, page)
}

const OPENING = Object.freeze({id: '', heading: ''})

/** Derives a title from the path. Used for component pages that haven't been rendered. */
function nameByAddress(path: string): string {
  const words = (path.split('/').filter(Boolean).at(-1) ?? 'home').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isOfOlderVersion({props}: Route): boolean {
  // Route props are untyped. Only docs have a version.
  const {version} = props as {version?: {isLast?: unknown}}
  return version?.isLast === false
}

/** Returns the category of a doc. For other pages, derives a name from the first path segment. */
function nameGroup({props, path}: Route, {title}: PageSettings): string {
  const {breadcrumbs} = props as {breadcrumbs?: readonly {label: string}[]}
  const [category] = breadcrumbs ?? []
  if (category && (breadcrumbs?.length ?? 0) > 1) return category.label
  const [first] = path.split('/').filter(Boolean)
  if (first === undefined) return title
  return (first.charAt(0).toUpperCase() + first.slice(1)).replaceAll('-', ' ')
}

function readKeywords(head: readonly HeadTag[]): string[] {
  const keywords = readMeta(head, 'keywords') ?? ''
  return keywords.split(',').flatMap((word) => word.trim() || [])
}

function readMeta(head: readonly HeadTag[], name: string): string | undefined {
  const tag = head.findLast((entry) => entry.tag === 'meta' && entry.attributes?.name === name)
  const content = tag?.attributes?.content
  return typeof content === 'string' ? content : undefined
}

/**
 * Lists the sections of a page, starting with the page itself. A first heading that repeats the
 * title is merged into it.
 */
export function listSections(
  {sections, toc}: Pick<ContentText, 'sections'> & Pick<PageText, 'toc'>,
  {title, description}: {title: string; description: string}
): TextSection[] {
  const depths = new Map(toc.map(({id, depth}) => [id, depth]))
  const own: string[] = []
  const below: TextSection[] = []
  for (const {id, heading, text} of sections) {
    const isTop = id === '' || (below.length === 0 && heading === title)
    if (isTop) own.push(text)
    else below.push([id, depths.get(id) ?? 2, heading, text])
  }
  const opening = own.filter(Boolean).join(' ')
  // A description that repeats the start of the text is left out.
  const isSaid = description === '' || opening.includes(description.slice(0, 60))
  return [['', 1, '', isSaid ? opening : `${description} ${opening}`.trim()], ...below]
}
