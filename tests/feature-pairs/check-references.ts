import {readFileSync} from 'node:fs'
import path from 'node:path'
import {listFiles} from '../list-files.js'

/** A built site. */
export interface BuiltSite {
  outDir: string
  /** Origin of the site, without a trailing slash. */
  origin: string
  baseUrl: string
  /** The option of the site, which affects the URLs of pages. */
  trailingSlash: boolean | undefined
}

/** A URL in a file of the output. */
interface Reference {
  file: string
  /** Purpose of the URL, such as `canonical`. */
  role: string
  url: string
}

/** A page with the data in its head. */
interface Page {
  file: string
  url: string
  canonical: string | undefined
  isListed: boolean
  /** Alternate URLs, by language. */
  alternates: Readonly<Record<string, string>>
}

/** Files whose absolute URLs are all checked. */
const TEXT_FILE = /\.(?:xml|json|md|txt|webmanifest)$/
/** Keys of JSON data whose values are URLs. */
const URL_KEYS = /^(?:url|path|href|permalink|markdown|start_url)$/
const TAG = /<(?:a|link|script|img|meta|iframe)\s[^>]*>/g
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g

/** Returns all references to missing files, and all pages that others describe incorrectly. */
export function checkReferences(site: BuiltSite): string[] {
  const files = new Set(listFiles(site.outDir))
  const references = [...files].flatMap((file) => readReferences(file, site))
  const missing = references
    .filter(({file, url}) => !isServed(resolveUrl(url, file, site), files, site))
    .map(({file, role, url}) => `${file}: ${role} ${url} is missing`)
  return [...new Set([...missing, ...checkPages(files, references, site)])]
}

function readReferences(file: string, site: BuiltSite): Reference[] {
  const read = () => readFileSync(path.join(site.outDir, file), 'utf8')
  if (file.endsWith('.html')) return readHtml(file, read())
  const name = path.basename(file)
  if (name === '_redirects') return readRedirects(file, read())
  if (name === 'sw.js') return readPrecache(file, read())
  return TEXT_FILE.test(file)
    ? [...readText(file, read(), site), ...readJson(file, read(), site)]
    : []
}

function readHtml(file: string, html: string): Reference[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) => {
    const attributes = readAttributes(tag)
    const {rel, src, href, property, content} = attributes
    const role = rel ?? property ?? (tag.split(/\s/)[0]?.slice(1) || 'element')
    const refresh = attributes['http-equiv'] === 'refresh' ? content?.split('url=')[1] : undefined
    const shared = property && /^og:(?:url|image)$/.test(property) ? content : undefined
    return [src, href, refresh, shared]
      .filter((url) => url !== undefined)
      .map((url) => ({file, role, url}))
  })
}

function readAttributes(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)])
  )
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

function readRedirects(file: string, text: string): Reference[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({file, role: 'redirect', url: line.split(' ')[1] ?? ''}))
}

function readPrecache(file: string, script: string): Reference[] {
  return [...script.matchAll(/"revision":(?:null|"\w*"),"url":"([^"]*)"/g)].map(([, url = '']) => ({
    file,
    role: 'stored file',
    url
  }))
}

function readText(file: string, text: string, {origin}: BuiltSite): Reference[] {
  return [...text.matchAll(/https?:\/\/[^\s"'<>()\\\]]+/g)]
    .filter(([url]) => url.startsWith(origin))
    .map(([url]) => ({file, role: 'URL', url: decode(url)}))
}

function readJson(file: string, text: string, site: BuiltSite): Reference[] {
  if (!file.endsWith('.json')) return []
  const [, locale] = /^((?:[a-z]{2}\/)?)assets\/data\//.exec(file) ?? []
  const found: Reference[] = []
  JSON.parse(text, (key, value: unknown) => {
    if (URL_KEYS.test(key) && typeof value === 'string' && value.startsWith('/'))
      found.push({
        file,
        role: key,
        url: locale === undefined ? value : urlOfRoute(value, locale, site)
      })
    return value
  })
  return found
}

/**
 * Converts a route path from client data to a URL. The client adds the base URL and the trailing
 * slash.
 */
function urlOfRoute(route: string, locale: string, {baseUrl, trailingSlash}: BuiltSite): string {
  const url = baseUrl + locale + route.slice(1)
  return trailingSlash === true && !url.endsWith('/') ? `${url}/` : url
}

function resolveUrl(url: string, file: string, {origin, baseUrl}: BuiltSite): URL | undefined {
  const base =
    origin +
    baseUrl +
    file
      .split(path.sep)
      .join('/')
      .replace(/index\.html$/, '')
  return URL.canParse(url, base) ? new URL(url, base) : undefined
}

/**
 * Returns whether a host that follows the site's trailing slash setting serves a file at a URL
 * without a redirect.
 */
function isServed(url: URL | undefined, files: ReadonlySet<string>, site: BuiltSite): boolean {
  if (!url) return false
  if (url.origin !== site.origin) return true
  if (!url.pathname.startsWith(site.baseUrl)) return false
  const file = decodeURIComponent(url.pathname.slice(site.baseUrl.length))
  if (file === '' || file.endsWith('/')) return files.has(`${file}index.html`)
  if (files.has(file)) return true
  if (site.trailingSlash === true) return false
  return files.has(site.trailingSlash === false ? `${file}.html` : `${file}/index.html`)
}

function checkPages(
  files: ReadonlySet<string>,
  references: readonly Reference[],
  site: BuiltSite
): string[] {
  const pages = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, site))
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  const listed = new Set(
    references.filter(({file}) => /sitemap\.xml$/.test(file)).map(({url}) => url)
  )
  return [
    ...pages.flatMap((page) => checkAlternates(page, byUrl)),
    ...pages
      .filter(({isListed, canonical, url}) => isListed && canonical !== url)
      .map(({file, url, canonical}) => `${file}: the URL is ${url}, canonical is ${canonical}`),
    ...pages
      .filter(({isListed, url}) => isListed !== listed.has(url))
      .map(({file, url}) => `${file}: sitemaps ${listed.has(url) ? 'list' : 'omit'} ${url}`)
  ]
}

function readPage(file: string, site: BuiltSite): Page {
  const html = readFileSync(path.join(site.outDir, file), 'utf8')
  const tags = [...html.matchAll(TAG)].map(([tag]) => readAttributes(tag))
  return {
    file,
    url: urlOfPage(file, site),
    canonical: tags.find(({rel}) => rel === 'canonical')?.href,
    isListed: !tags.some(({name, content}) => name === 'robots' && content?.includes('noindex')),
    alternates: Object.fromEntries(
      tags
        .filter(({rel, hreflang}) => rel === 'alternate' && hreflang)
        .map(({hreflang = '', href = ''}) => [hreflang, href])
    )
  }
}

/**
 * Returns the only correct URL of a page. URLs of home pages end with a slash, and others follow
 * the site's setting.
 */
function urlOfPage(file: string, {origin, baseUrl, trailingSlash}: BuiltSite): string {
  const name = file.split(path.sep).join('/')
  const isHome = /^(?:[a-z]{2}\/)?index\.html$/.test(name)
  if (isHome || trailingSlash === true) return origin + baseUrl + name.replace(/index\.html$/, '')
  return origin + baseUrl + name.replace(/(?:\/index)?\.html$/, '')
}

/** Checks that pages that list each other as alternates have the same alternates. */
function checkAlternates(page: Page, byUrl: ReadonlyMap<string, Page>): string[] {
  const expected = JSON.stringify(page.alternates)
  return Object.entries(page.alternates)
    .filter(([, url]) => JSON.stringify(byUrl.get(url)?.alternates) !== expected)
    .map(([language, url]) => `${page.file}: hreflang ${language} ${url} has other alternates`)
}
