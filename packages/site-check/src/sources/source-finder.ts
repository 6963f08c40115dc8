import {escapePattern} from '@lectern/shared/text/escape-pattern'
import {findQuoted} from '@lectern/shared/problems/find-quoted'
import {addBaseUrl, applyTrailingSlash, removeBaseUrl} from '@lectern/shared/url/url-path'
import type {Route, SiteConfig, SourcePosition} from '@lectern/types'
import {findLinkedPath, mapSourcesToPaths} from '@lectern/core/content/resolve-tokens'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import type {Written} from '../findings/finding.js'
import {listSourceReferences} from './source-references.js'
import type {SourceTexts} from './source-texts.js'
import {decodeUrl} from '@lectern/shared/url/decode-url'

/** Input of the position lookup. */
export interface FinderSettings {
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>
  routes: readonly Route[]
  texts: SourceTexts
  /** The configuration and its imports, relative to the site root. */
  configFiles: readonly string[]
}

/** Finds the source position of text in the output. */
export interface SourceFinder {
  /** Searches the sources of a page. */
  findInPage(written: Written, route: Route): SourcePosition | undefined
  /** Searches the configuration and its imports: sidebars, navbar, footer, redirects. */
  findInConfig(written: Written): SourcePosition | undefined
}

/**
 * Creates a position finder. Reads and indexes each source once, regardless of the number of
 * findings.
 */
export function createSourceFinder(settings: FinderSettings): SourceFinder {
  const {texts, configFiles} = settings
  const findReference = createReferenceFinder(settings)
  return {
    findInPage(written, route) {
      // Pages that list other pages include text from their sources, but have their own titles.
      const files = written.kind === 'field' ? listOwnSource(route) : listPageSources(route, texts)
      for (const file of files) {
        const found =
          written.kind === 'reference'
            ? findReference(written.url, file, route)
            : findOther(written, file, texts.read(file) ?? '')
        if (found) return found
      }
      return undefined
    },
    findInConfig(written) {
      for (const name of listQuoted(written, settings.siteConfig)) {
        for (const file of configFiles) {
          const position = findQuoted(name, {file, text: texts.read(file)})
          if (position.line !== undefined) return position
        }
      }
      return undefined
    }
  }
}

function listOwnSource({source}: Route): string[] {
  return source === undefined ? [] : [source]
}

function listPageSources({source, contents}: Route, texts: SourceTexts): string[] {
  const own = [...contents.map((content) => content.source), ...(source ? [source] : [])]
  return [...new Set(own.flatMap((file) => texts.withImports(file)))]
}

function listQuoted(
  written: Written,
  {url, baseUrl}: Pick<SiteConfig, 'url' | 'baseUrl'>
): string[] {
  if (written.kind === 'quoted') return [written.text]
  if (written.kind !== 'reference') return []
  const bare = written.url.startsWith(url) ? written.url.slice(url.length) : written.url
  const path = removeBaseUrl(bare, baseUrl)
  return [written.url, ...(path === undefined ? [] : [path, path.slice(1)])].filter(
    (name) => name.length > 1
  )
}

function findOther(written: Written, file: string, text: string): SourcePosition | undefined {
  const at = written.kind === 'id' ? findId(written.id, text) : findField(written, text)
  return at === undefined ? undefined : {file, ...lineAndColumn(text, at)}
}

/** Finds the last occurrence of an ID, because the first one isn't a duplicate. */
function findId(id: string, text: string): number | undefined {
  const name = escapePattern(id)
  const given = new RegExp(
    `\\{(?:/\\* *)?#${name}(?: *\\*/)?\\}|\\bid=\\{?["'\`]${name}["'\`]`,
    'g'
  )
  const written = [...text.matchAll(given)].at(-1)?.index
  if (written !== undefined) return written
  const headings = [...text.matchAll(/^#{1,6}[ \t](.*)$/gm)]
  return headings.findLast(([, heading = '']) => lettersOf(heading) === lettersOf(id))?.index
}

/** Normalizes headings and generated IDs for comparison. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function findField(written: Written, text: string): number | undefined {
  if (written.kind !== 'field') return undefined
  const {field} = written
  const [front = ''] = /^---[ \t]*\r?\n[\s\S]*?\n---/.exec(text) ?? []
  const inFront = new RegExp(`^${field}:`, 'm').exec(front)?.index
  if (inFront !== undefined || field === 'description') return inFront
  return /^# .+$/m.exec(text)?.index ?? /<title>/.exec(text)?.index
}

/** Position of each URL, by page and source. */
type Index = ReadonlyMap<string, number>

function createReferenceFinder(settings: FinderSettings) {
  const {texts} = settings
  const indexes = new Map<string, Index>()
  const keysOf = createKeys(settings)
  return (url: string, file: string, route: Route): SourcePosition | undefined => {
    const text = texts.read(file)
    if (text === undefined) return undefined
    const name = `${route.path} ${file}`
    const index = indexes.get(name) ?? indexSource(text, file, (url) => keysOf(url, route, file))
    indexes.set(name, index)
    const at = keysOf(url, route).flatMap((key) => index.get(key) ?? [])[0]
    return at === undefined ? undefined : {file, ...lineAndColumn(text, at)}
  }
}

function indexSource(text: string, file: string, keysOf: (url: string) => string[]): Index {
  const index = new Map<string, number>()
  for (const {url, at} of listSourceReferences(text, /\.mdx?$/i.test(file)))
    for (const key of keysOf(url)) if (!index.has(key)) index.set(key, at)
  return index
}

/**
 * Creates a function that lists the ways to write a URL in sources, including paths of source
 * files.
 */
function createKeys({siteConfig, routes}: FinderSettings) {
  const {url: origin, baseUrl, trailingSlash} = siteConfig
  const pathBySource = mapSourcesToPaths(routes)
  return (written: string, {path, ...route}: Route, source?: string): string[] => {
    const url = written.replace(/^pathname:\/\//i, '')
    const base = origin + addBaseUrl(applyTrailingSlash(encodeURI(path), trailingSlash), baseUrl)
    const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    const linked =
      source !== undefined && /\.mdx?$/i.test(target)
        ? findLinkedPath({target: decodeUrl(target)}, listPositions(source, route), pathBySource)
        : undefined
    const forms = [
      url,
      ...(linked === undefined ? [] : [addBaseUrl(encodeURI(linked), baseUrl) + suffix]),
      ...(url.startsWith('/') ? [addBaseUrl(url, baseUrl)] : [])
    ]
    return [...forms.map((form) => comparable(form, base)), ...listFileNames(target)]
  }
}

/**
 * Lists the positions of a link. In a translation, the link can also be relative to the original
 * file.
 */
function listPositions(
  file: string,
  {source, original}: Pick<Route, 'source' | 'original'>
): string[] {
  return original !== undefined && file === source ? [file, original] : [file]
}

function comparable(url: string, base: string): string {
  if (!URL.canParse(url, base)) return url
  const {origin, pathname, search, hash} = new URL(url, base)
  return origin + pathname.replace(/(?<=.)\/$/, '') + search + hash
}

/** Lists the names that a published file may have in the source, without the hash in its name. */
function listFileNames(target: string): string[] {
  const name = target.slice(target.lastIndexOf('/') + 1)
  const [, asset = ''] = /\/assets\/(?:images|files)\/(.*)$/s.exec(target) ?? []
  const published = /^(.+)-[\da-f]{8,}(\.\w+)$/.exec(asset)
  if (published) return [`file ${published[1]}${published[2]}`]
  return /\.\w+$/.test(name) && !target.startsWith('/') && !/^\w+:/.test(target)
    ? [`file ${name}`]
    : []
}
