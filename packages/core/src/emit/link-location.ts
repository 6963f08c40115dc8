import {ownValue} from '@lectern/shared/objects/own-value'
import fs from 'node:fs'
import path from 'node:path'
import {escapePattern} from '@lectern/shared/text/escape-pattern'
import {type ConfigSource, findConfigPosition} from '@lectern/shared/problems/find-config-position'
import {listLinkedFiles} from '@lectern/shared/files/list-files'
import type {JsonObject, Route, SiteConfig, SourcePosition} from '@lectern/types'
import {isSamePath} from '@lectern/shared/url/url-path'
import type {Site} from '../site/site.js'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'

/** Location of a link, which may be on several pages. */
export interface LinkLocation {
  position?: SourcePosition
  /**
   * Part of the site that contains the link, such as `the navbar`. Absent if the link is in a
   * page's content.
   */
  owner?: string
  /** Whether the link is computed, or isn't in a link component or Markdown, but e.g. in an `<a>` element. */
  isElement?: boolean
}

/** Finds the location of a link on one or more pages. */
export type LinkLocator = (link: string, routes: readonly Route[]) => LinkLocation

interface LocatorSettings {
  siteDir: string
  themeConfig: JsonObject
  configSource: ConfigSource
  baseUrl: string
  /** Set for Docusaurus projects, in which links with a target aren't checked. */
  compatibility?: SiteConfig['compatibility']
}

const CODE = /\.[jt]sx?$/

/** Maximum number of sources to search for a link. */
const MAX_SOURCES = 50

/**
 * Creates a function that locates a link in the configuration, the content of a page or the site's
 * code. Links in third-party themes and plugins have no position.
 */
export function createLinkLocator(settings: LocatorSettings): LinkLocator {
  const {siteDir, themeConfig, compatibility} = settings
  const links = listStrings(themeConfig, []).filter(({path: at}) => isUrlKey(at.at(-1)))
  const strings = compatibility ? links.filter(({path: at}) => !hasTarget(themeConfig, at)) : links
  const read = createTextReader(siteDir)
  const code: {files?: readonly string[]} = {}
  return (link, routes) => {
    const configured = findInConfig(link, strings, settings)
    if (configured) return configured
    const sources = [...new Set(routes.flatMap(listSources))].slice(0, MAX_SOURCES)
    const written = findInFiles(createPattern(link), sources, read)
    if (written) return describeFound(written)
    const own = findOwnAnchor(link, routes, read) ?? findFileAnchor(link, sources, read)
    if (own) return describeFound(own)
    code.files ??= listCode(path.join(siteDir, 'src'), 'src')
    const coded = findInFiles(createPattern(link, settings.baseUrl), code.files, read)
    if (coded) return {...describeFound(coded), owner: "the site's code"}
    const [source] = sources
    // The link is computed, so it isn't known whether it's in a link component.
    const isElement = true
    if (routes.length > 1 || source === undefined)
      return {owner: 'a theme component or a plugin', isElement}
    return {position: {file: source}, isElement}
  }
}

/** Creates the {@link createLinkLocator} of a site. */
export function createSiteLocator({
  siteDir,
  configSource,
  siteConfig: {themeConfig, baseUrl, compatibility}
}: Pick<Site, 'siteDir' | 'configSource' | 'siteConfig'>): LinkLocator {
  return createLinkLocator({siteDir, configSource, themeConfig, baseUrl, compatibility})
}

function describeFound({position, before}: FoundLink): LinkLocation {
  const isElement = CODE.test(position.file) ? !isComponentLink(before) : isInElement(before)
  return {position, ...(isElement && {isElement})}
}

/**
 * Returns whether a link belongs to a link component, i.e. whether the text before it contains a
 * component's tag or a `to` property.
 */
function isComponentLink(before: string): boolean {
  return /<[A-Z][\w.]*\s[^<>]*$|\bto\s*[:=]\s*[{"'`]*$/.test(before)
}

/** Returns whether a link in Markdown is an attribute of an `<a>` element. */
function isInElement(before: string): boolean {
  return /<a\s[^<>]*$/.test(before)
}

/**
 * Returns whether a configuration field can contain a link. The excluded fields only mark the
 * active item.
 */
function isUrlKey(key: PropertyKey | undefined): boolean {
  return key !== 'activeBasePath' && key !== 'activeBaseRegex'
}

/** Configuration fields that only contain links. */
const LINK_KEYS: ReadonlySet<PropertyKey | undefined> = new Set(['to', 'href'])

function listSources({source, contents}: Route): string[] {
  return [...(source === undefined ? [] : [source]), ...contents.map((content) => content.source)]
}

interface ConfigString {
  path: readonly PropertyKey[]
  value: string
}

function listStrings(value: unknown, at: readonly PropertyKey[]): ConfigString[] {
  if (typeof value === 'string') return [{path: at, value}]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    listStrings(inner, [...at, Array.isArray(value) ? Number(key) : key])
  )
}

/** Returns whether the item with a field opens in a different window or frame. */
function hasTarget(config: unknown, field: readonly PropertyKey[]): boolean {
  const item = field.slice(0, -1).reduce((outer, key) => Reflect.get(Object(outer), key), config)
  const target: unknown = Reflect.get(Object(item), 'target')
  return typeof target === 'string' && target !== '_self'
}

const OWNERS: Readonly<Record<string, string>> = {
  announcementBar: 'the announcement bar',
  footer: 'the footer',
  navbar: 'the navbar'
}

function findInConfig(
  link: string,
  strings: readonly ConfigString[],
  {configSource, baseUrl}: LocatorSettings
): LinkLocation | undefined {
  const relative = link.slice(1)
  const forms = [link, relative, baseUrl + relative]
  const isLink = ({path: at, value}: ConfigString) =>
    // Without a slash, a label or an ID can have the same text.
    (value === relative
      ? relative.includes('/') || LINK_KEYS.has(at.at(-1))
      : forms.includes(value)) || forms.some((form) => /["']/.test(value) && hasQuoted(value, form))
  const found = strings.find(isLink)
  if (!found) return undefined
  const key = String(found.path[0])
  const owner = ownValue(OWNERS, key) ?? `\`themeConfig.${key}\``
  return {owner, position: findString(found, configSource)}
}

/**
 * Returns the position of a string in the configuration file. Its path may be off, because invalid
 * items before it may have been removed.
 */
function findString({path: at, value}: ConfigString, source: ConfigSource): SourcePosition {
  const {file, text} = source
  const quoted = new RegExp(`(?<=(["'\`]))${escapePattern(value)}(?=\\1)`, 'g')
  const found = [...text.matchAll(quoted)].map(({index}) => ({file, ...lineAndColumn(text, index)}))
  const [only, ...others] = found
  if (only && others.length === 0) return only
  const position = findConfigPosition('themeConfig', at, source)
  const near = found.find(
    ({line, column = 0}) => line === position.line && column >= (position.column ?? 0)
  )
  return near ?? position
}

function hasQuoted(html: string, url: string): boolean {
  return html.includes(`"${url}"`) || html.includes(`'${url}'`)
}

interface LinkPattern {
  /** Text that every match contains, so that most files can be skipped quickly. */
  part: string
  /** Text that every match starts with. */
  start: string
  /** Sticky, so that it's only tried where `start` occurs. */
  pattern: RegExp
}

/**
 * Creates a pattern for a link as written in a source: as the full path, or relative to the page.
 *
 * @param baseUrl - If set, only the full path matches, with or without the base URL.
 */
function createPattern(link: string, baseUrl?: string): LinkPattern {
  const [urlPath = '', hash] = link.split('#')
  const segments = urlPath.split('/').filter(Boolean)
  const isWhole = baseUrl !== undefined
  const named = isWhole ? segments.join('/') : (segments.at(-1) ?? '')
  // A single word only counts as a link after a slash.
  const slash = segments.length > 1 ? '/?' : '/'
  const before = isWhole
    ? `(?<=["'\`(](?:${slash}|${escapePattern(baseUrl)}))`
    : '(?<=[("\'`<=/]|:\\s)'
  const end =
    hash === undefined ? '(?:/|\\.html)?' : `(?:/|\\.html|\\.mdx?)?#${escapePattern(hash)}`
  return {
    part: hash === undefined ? named : `#${hash}`,
    start: named,
    pattern: new RegExp(`${before}${escapePattern(named)}${end}(?=["'\`)>?\\s]|$)`, 'my')
  }
}

/** Finds a link to an ID of its own page, such as `#end`. */
function findOwnAnchor(
  link: string,
  routes: readonly Route[],
  read: (file: string) => string
): FoundLink | undefined {
  const [urlPath = '', hash] = link.split('#')
  if (hash === undefined) return undefined
  const pages = routes.filter((route) => isSamePath(route.path, urlPath))
  const start = `#${hash}`
  const pattern = new RegExp(`(?<=[("'\`<=]|:\\s)${escapePattern(start)}(?=["'\`)>\\s]|$)`, 'my')
  return findInFiles({part: start, start, pattern}, pages.flatMap(listSources), read)
}

/** Finds a link to an ID of a file whose URL has a different name, such as `../index.md#end`. */
function findFileAnchor(
  link: string,
  sources: readonly string[],
  read: (file: string) => string
): FoundLink | undefined {
  const hash = link.split('#')[1]
  if (hash === undefined) return undefined
  const start = `#${hash}`
  const pattern = new RegExp(`(?<=\\.mdx?)${escapePattern(start)}(?=["'\`)>\\s]|$)`, 'my')
  return findInFiles({part: start, start, pattern}, sources, read)
}

interface FoundLink {
  position: SourcePosition
  /** Text before the link in the file. */
  before: string
}

function findInFiles(
  link: LinkPattern,
  files: readonly string[],
  read: (file: string) => string
): FoundLink | undefined {
  for (const file of files) {
    const text = read(file)
    const at = text.includes(link.part) ? findMatch(text, link) : -1
    if (at === -1) continue
    const start = findStart(text, at)
    return {position: {file, ...lineAndColumn(text, start)}, before: text.slice(0, start)}
  }
  return undefined
}

/**
 * Returns the index of the first match, or -1. Searching for a string first is many times faster in
 * a file of several megabytes, such as an API description.
 */
function findMatch(text: string, {start, pattern}: LinkPattern): number {
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1)) {
    pattern.lastIndex = at
    if (pattern.test(text)) return at
    if (at >= text.length) return -1
  }
  return -1
}

/** Returns the start of the link at an index. */
function findStart(text: string, at: number): number {
  let start = at
  while (start > 0 && !/[\s("'`<=]/.test(text[start - 1] ?? '')) start -= 1
  return start
}

function createTextReader(siteDir: string): (file: string) => string {
  const texts = new Map<string, string>()
  return (file) => {
    const known = texts.get(file)
    if (known !== undefined) return known
    const absolutePath = path.resolve(siteDir, file)
    const text = fs.existsSync(absolutePath) ? fs.readFileSync(absolutePath, 'utf8') : ''
    texts.set(file, text)
    return text
  }
}

function listCode(folder: string, name: string): string[] {
  if (!fs.existsSync(folder)) return []
  return listLinkedFiles(folder)
    .map((file) => `${name}/${file}`)
    .filter((file) => /(?<!\.(?:test|spec))\.(?:[jt]sx?|mdx?|json|ya?ml)$/.test(file))
}
