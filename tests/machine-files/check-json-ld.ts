import {isW3cDate} from './machine-dates.js'
import type {PublishedSite} from './published-site.js'

type Thing = Readonly<Record<string, unknown>>

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs
const POSTING = /^(?:BlogPosting|Article|NewsArticle)$/
const AUTHOR = /^(?:Person|Organization)$/

/**
 * Validates the structured data of a page against Google's requirements:
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb and `…/article`. Dates are
 * in the W3C profile of ISO 8601.
 *
 * @param url - URL of the page.
 */
export function checkJsonLd(html: string, url: string, site: PublishedSite): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, json = '']) => {
    const thing = parse(json)
    if (!thing) return ['it is no JSON object']
    const context = thing['@context']
    return [
      ...(context === 'https://schema.org' ? [] : [`its context is ${String(context)}`]),
      ...checkThing(thing, url, site)
    ]
  })
}

function parse(json: string): Thing | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isThing(value) ? value : undefined
  } catch {
    // The caller reports invalid JSON.
    return undefined
  }
}

function checkThing(thing: Thing, url: string, site: PublishedSite): string[] {
  const type = String(thing['@type'])
  const problems =
    type === 'BreadcrumbList'
      ? checkBreadcrumbs(thing, url)
      : POSTING.test(type)
        ? checkPosting(thing)
        : type === 'Blog'
          ? checkBlog(thing, url, site)
          : type === 'undefined'
            ? ['it has no type']
            : []
  return [...problems.map((problem) => `${type}: ${problem}`), ...checkUrls(thing, type, site)]
}

/** Checks breadcrumbs. The last item is the page itself. */
function checkBreadcrumbs({itemListElement}: Thing, url: string): string[] {
  const steps = listOf(itemListElement)
  const last = steps.at(-1)?.item
  return [
    ...(steps.length >= 2 ? [] : [`it has ${steps.length} steps`]),
    ...(last === undefined || last === url ? [] : [`its last step is ${String(last)}`]),
    ...steps.flatMap((step, index) => [
      ...(step['@type'] === 'ListItem' ? [] : [`a step is a ${String(step['@type'])}`]),
      ...(step.position === index + 1 ? [] : [`step ${index + 1} is at ${String(step.position)}`]),
      ...requireTexts(step, ['name', ...(index < steps.length - 1 ? ['item'] : [])])
    ])
  ]
}

function checkPosting(posting: Thing): string[] {
  const {datePublished, dateModified, author} = posting
  return [
    ...requireTexts(posting, ['headline', 'datePublished', 'url']),
    ...[datePublished, dateModified].flatMap((date) =>
      date === undefined || isW3cDate(String(date)) ? [] : [`a date is ${String(date)}`]
    ),
    ...listOf(author).flatMap((person) => [
      ...(AUTHOR.test(String(person['@type']))
        ? []
        : [`an author is a ${String(person['@type'])}`]),
      ...requireTexts(person, ['name'])
    ])
  ]
}

function checkBlog(blog: Thing, url: string, site: PublishedSite): string[] {
  const postings = listOf(blog.blogPost)
  return [
    ...requireTexts(blog, ['name', 'url']),
    ...(postings.length > 0 ? [] : ['it has no posts']),
    ...postings.flatMap((posting) => checkThing(posting, url, site))
  ]
}

/** Checks that URLs are absolute, and that the site's own URLs exist. */
function checkUrls(thing: Thing, type: string, site: PublishedSite): string[] {
  const own = ['@id', 'url', 'mainEntityOfPage', 'image'].map((name) => thing[name])
  const steps = listOf(thing.itemListElement).map(({item}) => item)
  const urls = [...own, ...steps, ...listOf(thing.author).map(({url}) => url)]
  return urls.flatMap((link) => {
    if (typeof link !== 'string') return []
    if (!URL.canParse(link)) return [`${type}: ${link} isn't a full URL`]
    const isOwn = new URL(link).origin === new URL(site.home).origin
    return isOwn && !site.has(link) ? [`${type}: nothing is published at ${link}`] : []
  })
}

function requireTexts(thing: Thing, names: readonly string[]): string[] {
  return names
    .filter((name) => typeof thing[name] !== 'string' || thing[name] === '')
    .map((name) => `it has no ${name}`)
}

/** Returns a list for a single value or an array. JSON-LD allows both. */
function listOf(value: unknown): Thing[] {
  return (Array.isArray(value) ? value : [value]).filter(isThing)
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
