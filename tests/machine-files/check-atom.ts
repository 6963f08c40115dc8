import {isRfc3339Date} from './machine-dates.js'
import type {PublishedSite} from './published-site.js'
import {childrenOf, parseXml, textOf, type XmlNode} from './xml-tree.js'

const ATOM = '{http://www.w3.org/2005/Atom}'
const atom = (names: string): ReadonlySet<string> =>
  new Set(names.split(' ').map((name) => ATOM + name))
const FEED = atom(
  'author category contributor generator icon id link logo rights subtitle title updated entry'
)
const ENTRY = atom(
  'author category content contributor id link published rights source summary title updated'
)
const MANY = atom('author category contributor link entry')
const TEXTS = ['title', 'subtitle', 'summary', 'content', 'rights']

/** Validates an Atom feed (RFC 4287). */
export function checkAtom(url: string, site: PublishedSite): string[] {
  const bytes = site.read(url)
  if (!bytes) return ['the feed is missing']
  const feed = parseXml(bytes.toString())
  if (feed.name !== `${ATOM}feed`) return [`the root is ${feed.name}`]
  const entries = childrenOf(feed, `${ATOM}entry`)
  const ids = [feed, ...entries].map((node) => textOf(node, `${ATOM}id`))
  const self = childrenOf(feed, `${ATOM}link`).find(({attributes}) => attributes.rel === 'self')
  const hasAuthor = childrenOf(feed, `${ATOM}author`).length > 0
  return [
    ...checkCommon(feed, FEED, site),
    ...(self?.attributes.href === url ? [] : [`its own URL is ${self?.attributes.href}`]),
    ...entries.flatMap((entry) => {
      const name = textOf(entry, `${ATOM}id`) ?? 'an entry'
      return checkEntry(entry, hasAuthor, site).map((problem) => `${name}: ${problem}`)
    }),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the ID ${id} is repeated`)
  ]
}

/** Checks the requirements for both feeds and entries: RFC 4287 §4.1.1, §4.1.2. */
function checkCommon(node: XmlNode, known: ReadonlySet<string>, site: PublishedSite): string[] {
  const own = node.children.filter(({name}) => name.startsWith(ATOM))
  const names = own.map(({name}) => name)
  const id = textOf(node, `${ATOM}id`)
  const links = childrenOf(node, `${ATOM}link`)
  const alternates = links.filter(({attributes: {rel = 'alternate'}}) => rel === 'alternate')
  const kinds = alternates.map(({attributes}) => `${attributes.type} ${attributes.hreflang}`)
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `${name} isn't allowed there`),
    ...names
      .filter((name, index) => !MANY.has(name) && names.indexOf(name) !== index)
      .map((name) => `${name} is repeated`),
    ...['id', 'title', 'updated'].flatMap((name) =>
      textOf(node, ATOM + name) ? [] : [`it has no ${name}`]
    ),
    ...(id === undefined || URL.canParse(id) ? [] : [`its ID ${id} isn't a full URL`]),
    ...(new Set(kinds).size < kinds.length ? ['two links have the same type and language'] : []),
    ...links.flatMap(({attributes: {href = ''}}) =>
      site.has(href) ? [] : [`there is no page ${href}`]
    ),
    ...own.flatMap(checkConstruct)
  ]
}

/** Checks dates, persons, text and categories: RFC 4287 §3, §4.2.2. */
function checkConstruct({name, attributes, text, children}: XmlNode): string[] {
  const local = name.slice(ATOM.length)
  const {type = 'text', term} = attributes
  if (local === 'updated' || local === 'published')
    return isRfc3339Date(text) ? [] : [`${local} is ${text}`]
  if (local === 'author' || local === 'contributor')
    return children.some((child) => child.name === `${ATOM}name` && child.text !== '')
      ? []
      : [`an ${local} has no name`]
  if (local === 'category') return term ? [] : ['a category has no term']
  if (!TEXTS.includes(local) || /^(?:text|html|xhtml)$/.test(type)) return []
  return [`the type of ${local} is ${type}`]
}

function checkEntry(entry: XmlNode, hasFeedAuthor: boolean, site: PublishedSite): string[] {
  const hasAuthor = hasFeedAuthor || childrenOf(entry, `${ATOM}author`).length > 0
  const leads = childrenOf(entry, `${ATOM}link`).some(
    ({attributes: {rel = 'alternate'}}) => rel === 'alternate'
  )
  const hasContent = childrenOf(entry, `${ATOM}content`).length > 0
  return [
    ...checkCommon(entry, ENTRY, site),
    ...(hasAuthor ? [] : ['it has no author']),
    ...(leads || hasContent ? [] : ['it has neither content nor a link to its page'])
  ]
}
