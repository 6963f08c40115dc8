import {isRfc822Date} from './machine-dates.js'
import type {PublishedSite} from './published-site.js'
import {childrenOf, parseXml, textOf, type XmlNode} from './xml-tree.js'

/** Elements of RSS by parent. Each may occur once, except those in `MANY`. */
const CHANNEL: ReadonlySet<string> = new Set(
  'title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator docs cloud ttl image rating textInput skipHours skipDays item'.split(
    ' '
  )
)
const ITEM: ReadonlySet<string> = new Set(
  'title link description author category comments enclosure guid pubDate source'.split(' ')
)
const MANY: ReadonlySet<string> = new Set(['item', 'category'])
const SELF = '{http://www.w3.org/2005/Atom}link'

/** Validates an RSS feed: https://www.rssboard.org/rss-specification. */
export function checkRss(url: string, site: PublishedSite): string[] {
  const bytes = site.read(url)
  if (!bytes) return ['the feed is missing']
  const root = parseXml(bytes.toString())
  const [channel, ...more] = childrenOf(root, 'channel')
  if (root.name !== 'rss' || root.attributes.version !== '2.0' || !channel || more.length > 0)
    return ['it is no rss of version 2.0 with one channel']
  const items = childrenOf(channel, 'item')
  const guids = items.map((item) => textOf(item, 'guid'))
  return [
    ...checkChannel(channel, url, site),
    ...items.flatMap((item) => {
      const name = textOf(item, 'link') ?? textOf(item, 'title') ?? 'an item'
      return checkItem(item, site).map((problem) => `${name}: ${problem}`)
    }),
    ...findRepeated(guids).map((guid) => `two items have the guid ${guid}`)
  ]
}

function checkChannel(channel: XmlNode, url: string, site: PublishedSite): string[] {
  const self = channel.children.find(
    ({name, attributes}) => name === SELF && attributes.rel === 'self'
  )
  return [
    ...checkNames(channel, CHANNEL),
    ...['title', 'link', 'description'].flatMap((name) =>
      textOf(channel, name) ? [] : [`the channel has no ${name}`]
    ),
    ...checkLink(textOf(channel, 'link'), site),
    ...checkDates(channel, ['pubDate', 'lastBuildDate']),
    ...(self?.attributes.href === url ? [] : [`its own URL is ${self?.attributes.href}`])
  ]
}

function checkItem(item: XmlNode, site: PublishedSite): string[] {
  const guid = childrenOf(item, 'guid')[0]
  const isUrl = guid?.attributes.isPermaLink !== 'false'
  const author = textOf(item, 'author')
  return [
    ...checkNames(item, ITEM),
    ...(textOf(item, 'title') || textOf(item, 'description')
      ? []
      : ['it has neither title nor description']),
    ...checkLink(textOf(item, 'link'), site),
    ...(guid ? [] : ['it has no guid']),
    ...(guid && isUrl ? checkLink(guid.text, site) : []),
    ...(author === undefined || /^[^@\s]+@[^@\s]+/.test(author)
      ? []
      : [`its author ${author} isn't an email address`]),
    ...checkDates(item, ['pubDate'])
  ]
}

function checkNames({children}: XmlNode, known: ReadonlySet<string>): string[] {
  const own = children.map(({name}) => name).filter((name) => !name.startsWith('{'))
  return [
    ...own.filter((name) => !known.has(name)).map((name) => `RSS doesn't have the element ${name}`),
    ...findRepeated(own.filter((name) => !MANY.has(name))).map((name) => `${name} is repeated`)
  ]
}

function checkLink(link: string | undefined, site: PublishedSite): string[] {
  return link === undefined || site.has(link) ? [] : [`there is no page ${link}`]
}

function checkDates(node: XmlNode, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const date = textOf(node, name)
    return date === undefined || isRfc822Date(date) ? [] : [`${name} is ${date}`]
  })
}

function findRepeated<Item>(items: readonly Item[]): Item[] {
  return items.filter((item, index) => items.indexOf(item) !== index)
}
