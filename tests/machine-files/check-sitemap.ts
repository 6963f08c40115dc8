import {isW3cDate} from './machine-dates.js'
import type {PublishedSite} from './published-site.js'
import {childrenOf, parseXml, textOf, type XmlNode} from './xml-tree.js'

const NAMESPACE = '{http://www.sitemaps.org/schemas/sitemap/0.9}'
const LINK = '{http://www.w3.org/1999/xhtml}link'
const ORDER = ['loc', 'lastmod', 'changefreq', 'priority'].map((name) => NAMESPACE + name)
const FREQUENCY = /^(?:always|hourly|daily|weekly|monthly|yearly|never)$/
const PRIORITY = /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/
const LANGUAGE = /^(?:x-default|[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-[A-Z]{2}|-\d{3})?)$/

/** URLs of a page's localized versions, by language. */
type Languages = ReadonlyMap<string, string>

/** The contents of sitemaps. */
interface Listed {
  problems: string[]
  /** Localized versions by URL of the page. */
  pages: Map<string, Languages>
}

/**
 * Validates sitemaps: https://www.sitemaps.org/protocol.html with its schema, and Google's requirements for
 * localized versions: https://developers.google.com/search/docs/specialty/international/localized-versions.
 *
 * @param urls - URLs of all sitemaps of the host, since localized versions refer to each other.
 */
export function checkSitemaps(urls: readonly string[], site: PublishedSite): string[] {
  const listed: Listed = {problems: [], pages: new Map()}
  for (const url of urls) readSitemap(url, site, listed)
  return [...listed.problems, ...checkLanguages(listed.pages)]
}

function readSitemap(url: string, site: PublishedSite, listed: Listed): void {
  const bytes = site.read(url)
  if (!bytes) return void listed.problems.push(`${url}: there is no such sitemap`)
  if (bytes.length > 50 * 1024 * 1024)
    return void listed.problems.push(`${url}: it is larger than 50 MB`)
  const root = parseXml(bytes.toString())
  const isIndex = root.name === `${NAMESPACE}sitemapindex`
  if (!isIndex && root.name !== `${NAMESPACE}urlset`)
    listed.problems.push(`${url}: the root is ${root.name}`)
  if (root.children.length > 50_000)
    return void listed.problems.push(`${url}: it has more than 50,000 entries`)
  for (const entry of root.children) {
    const loc = textOf(entry, `${NAMESPACE}loc`) ?? ''
    listed.problems.push(
      ...checkEntry(entry, isIndex).map((problem) => `${url}: ${loc}: ${problem}`)
    )
    if (isIndex) readSitemap(loc, site, listed)
    else addPage(loc, entry, {site, listed, sitemap: url})
  }
}

function checkEntry(entry: XmlNode, isInIndex: boolean): string[] {
  const names = entry.children.map(({name}) => name)
  const own = names.filter((name) => name !== LINK)
  const allowed = isInIndex ? ORDER.slice(0, 2) : ORDER
  const value = (name: string) => textOf(entry, NAMESPACE + name)
  const [lastmod, changefreq, priority] = ['lastmod', 'changefreq', 'priority'].map(value)
  const expected = allowed.filter((name) => own.includes(name))
  return [
    entry.name !== NAMESPACE + (isInIndex ? 'sitemap' : 'url') && `an entry is ${entry.name}`,
    own.join() !== expected.join() && `elements are ${own.join(' ')}`,
    names.indexOf(LINK) !== -1 && names.indexOf(LINK) < own.length && 'a link is not at the end',
    value('loc') === undefined && 'it has no loc',
    lastmod !== undefined && !isW3cDate(lastmod) && `lastmod is ${lastmod}`,
    changefreq !== undefined && !FREQUENCY.test(changefreq) && `changefreq is ${changefreq}`,
    priority !== undefined && !PRIORITY.test(priority) && `priority is ${priority}`
  ].filter((problem) => problem !== false)
}

interface EntryContext {
  site: PublishedSite
  listed: Listed
  sitemap: string
}

function addPage(loc: string, entry: XmlNode, {site, listed, sitemap}: EntryContext): void {
  const problems: (string | false)[] = [
    (!URL.canParse(loc) || new URL(loc).href !== loc) && "it isn't a full, normalized URL",
    // A sitemap may only list URLs below its own folder.
    !loc.startsWith(sitemap.slice(0, sitemap.lastIndexOf('/') + 1)) &&
      loc !== site.home.slice(0, -1) &&
      'it is outside of the folder of the sitemap',
    loc.length > 2047 && 'it is longer than 2,047 characters',
    listed.pages.has(loc) && 'it is listed twice',
    !site.has(loc) && 'there is no such page'
  ]
  const links = childrenOf(entry, LINK).map(({attributes}) => attributes)
  for (const {rel, hreflang = '', href = ''} of links) {
    problems.push(rel !== 'alternate' && `a link has rel ${rel}`)
    problems.push(!LANGUAGE.test(hreflang) && `hreflang is ${hreflang}`)
    problems.push(!site.has(href) && `there is no page ${href}`)
  }
  const languages = links.map(({hreflang = '', href = ''}) => [hreflang, href] as const)
  problems.push(new Map(languages).size < languages.length && 'a language is named twice')
  listed.pages.set(loc, new Map(languages))
  for (const problem of problems)
    if (problem !== false) listed.problems.push(`${sitemap}: ${loc}: ${problem}`)
}

/** Checks that localized versions of a page link to each other and to themselves. */
function checkLanguages(pages: ReadonlyMap<string, Languages>): string[] {
  const describe = (languages: Languages | undefined) =>
    [...(languages ?? [])]
      .map((pair) => pair.join(' '))
      .sort()
      .join()
  return [...pages].flatMap(([loc, languages]) => {
    if (languages.size === 0) return []
    const hrefs = [...languages.values()]
    const others = hrefs.filter((href) => describe(pages.get(href)) !== describe(languages))
    return [
      ...(hrefs.includes(loc) ? [] : [`${loc}: it does not name itself among its languages`]),
      ...others.map((href) => `${loc}: ${href} does not name the same languages`)
    ]
  })
}
