import {existsSync, statSync} from 'node:fs'
import path from 'node:path'
import {type Element, xml2js} from 'xml-js'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, buildSite, type SiteBuild} from './build-site.js'
import {checkAtom} from './machine-files/check-atom.js'
import {checkJsonFeed} from './machine-files/check-json-feed.js'
import {checkRss} from './machine-files/check-rss.js'
import {publish} from './machine-files/published-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('blog')
  expect(site.stderr).toBe('')
})

/** Parses a feed with a strict XML parser. */
function parseXml(file: string): Element {
  return xml2js(site.read(file), {compact: false}) as Element
}

/** Finds elements with a name at any depth. */
function all(element: Element, name: string): Element[] {
  const children = element.elements ?? []
  return [
    ...children.filter((child) => child.name === name),
    ...children.flatMap((child) => all(child, name))
  ]
}

function text(element: Element | undefined): string {
  return (element?.elements ?? []).map((child) => String(child.text ?? child.cdata ?? '')).join('')
}

const texts = (element: Element, name: string) => all(element, name).map(text)

const PICTURES = 'https://birds.example.com/base/2024/03/05/pictures/'
/** RFC 822 as the W3C feed validator requires it, and RFC 3339. */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** Lists URLs in the HTML of an entry. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url)
}

describe('the RSS feed of a blog', () => {
  test('includes the blog, its own URL and the newest posts up to the limit', () => {
    const [channel] = all(parseXml('rss.xml'), 'channel')
    const feed = channel ?? {}
    expect(text(feed.elements?.find(({name}) => name === 'title'))).toBe(
      'Bird & table – Notes <of> birds'
    )
    expect(text(feed.elements?.find(({name}) => name === 'link'))).toBe(
      'https://birds.example.com/base/'
    )
    expect(all(feed, 'atom:link').map(({attributes}) => attributes)).toEqual([
      {
        href: 'https://birds.example.com/base/rss.xml',
        rel: 'self',
        type: 'application/rss+xml'
      }
    ])
    expect(texts(feed, 'copyright')).toEqual(['Free to share'])
    expect(texts(feed, 'language')).toEqual(['en'])
    const items = all(feed, 'item')
    expect(items.map((item) => texts(item, 'title')[0])).toEqual([
      'Pictures </script> & <b>signs</b> ]]>',
      'Live',
      'Start'
    ])
    expect(items.map((item) => texts(item, 'guid')[0])[0]).toBe(PICTURES)
    for (const date of [...texts(feed, 'pubDate'), ...texts(feed, 'lastBuildDate')])
      expect(date).toMatch(RFC_822)
    expect(text(all(feed, 'lastBuildDate')[0])).toBe('Tue, 05 Mar 2024 00:00:00 GMT')
  })

  test('contains complete posts with absolute URLs, without page-only elements', () => {
    const [content = ''] = texts(parseXml('rss.xml'), 'content:encoded')
    const [toTag, toPost, image] = addressesIn(content)
    expect([toTag, toPost]).toEqual([
      'https://birds.example.com/base/tags/food/',
      'https://birds.example.com/base/2023/01/01/start/#end'
    ])
    expect(image).toMatch(/^https:\/\/birds\.example\.com\/base\/assets\/.*bird.*\.png$/)
    expect(content).toContain("<pre><code>const a = '&lt;b&gt;'\n\ncall(a) // ]]&gt;</code></pre>")
    expect(content).toContain('Good to know')
    expect(content).toContain('<math')
    expect(content).not.toMatch(/<(button|script|svg|style)|class=|style=|data-/)
  })

  test('contains the rendered output of components', () => {
    const [, content] = texts(parseXml('rss.xml'), 'content:encoded')
    expect(content).toContain('A page with <strong>parts</strong> that')
    expect(content).not.toContain('Count')
  })

  test('lists all authors by name, and those with an email address in the RSS format', () => {
    const [item] = all(parseXml('rss.xml'), 'item')
    expect(texts(item ?? {}, 'author')).toEqual(['eve@birds.example.com (Eve)'])
    expect(texts(item ?? {}, 'dc:creator')).toEqual(['Ada', 'Eve'])
    expect(texts(item ?? {}, 'category')).toEqual(['food', 'a<b'])
  })
})

describe('the Atom feed of a blog', () => {
  test('has the elements that RFC 4287 requires', () => {
    const feed = parseXml('atom.xml').elements?.find(({name}) => name === 'feed') ?? {}
    const own = (name: string) => (feed.elements ?? []).filter((child) => child.name === name)
    expect(feed.attributes?.xmlns).toBe('http://www.w3.org/2005/Atom')
    expect(own('id').map(text)).toEqual(['https://birds.example.com/base/'])
    expect(own('link').map(({attributes}) => attributes)).toContainEqual({
      rel: 'self',
      href: 'https://birds.example.com/base/atom.xml'
    })
    expect(own('author')).toHaveLength(1)
    const entries = own('entry')
    expect(entries.map((entry) => texts(entry, 'id')[0])[0]).toBe(PICTURES)
    expect(new Set(texts(feed, 'id')).size).toBe(4)
    expect(texts(entries[0] ?? {}, 'title')).toEqual(['Pictures </script> & <b>signs</b> ]]>'])
    expect(all(entries[0] ?? {}, 'category').map(({attributes}) => attributes?.term)).toEqual([
      'food',
      'ab'
    ])
    for (const date of [...texts(feed, 'updated'), ...texts(feed, 'published')])
      expect(date).toMatch(RFC_3339)
  })
})

test('the JSON feed contains the same posts', () => {
  const feed = JSON.parse(site.read('feed.json'))
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://birds.example.com/base/',
    feed_url: 'https://birds.example.com/base/feed.json',
    items: [
      {
        id: PICTURES,
        url: PICTURES,
        title: 'Pictures </script> & <b>signs</b> ]]>',
        image: 'https://birds.example.com/base/img/bird.png',
        tags: ['food', 'a<b']
      },
      {title: 'Live'},
      {title: 'Start'}
    ]
  })
})

describe('in a browser', () => {
  test.each(['rss', 'atom'])('the %s feed has a stylesheet', (type) => {
    const [instruction] = parseXml(`${type}.xml`).elements ?? []
    expect(instruction).toMatchObject({
      name: 'xml-stylesheet',
      instruction: 'href="feed.css" type="text/css"'
    })
    expect(existsSync(path.join(site.outDir, `${type}.xsl`))).toBe(false)
    expect(site.read('feed.css')).toContain('prefers-color-scheme: dark')
  })
})

test.each([
  ['rss.xml', checkRss],
  ['atom.xml', checkAtom],
  ['feed.json', checkJsonFeed],
  ['news/atom.xml', checkAtom]
])('the feed %s is valid', (file, check) => {
  const home = 'https://birds.example.com/base/'
  expect(check(home + file, publish(site.outDir, home))).toEqual([])
})

test('a site can customize feed entries and styles', () => {
  const feed = parseXml('news/atom.xml')
  expect(texts(feed, 'title')).toEqual(['News', 'News: Two', 'News: One'])
  // Browsers without XSLT use the stylesheet.
  expect(site.read('news/atom.xml')).toContain(
    '<?xml-stylesheet href="own.xsl" type="text/xsl"?>\n<?xml-stylesheet href="feed.css" type="text/css"?>'
  )
  expect(site.read('news/own.xsl')).toBe(site.read('own.xsl'))
  expect(existsSync(path.join(site.outDir, 'news/rss.xml'))).toBe(false)
  expect(existsSync(path.join(site.outDir, 'news/feed-page.css'))).toBe(false)
})

test('the blog can be the home page', () => {
  expect(site.read('index.html')).toContain('<h1>Notes &lt;of&gt; birds</h1>')
  expect(site.read('2024/03/05/pictures/index.html')).toContain('rel="alternate"')
  expect(existsSync(path.join(site.outDir, '2024/04/02/draft'))).toBe(false)
})

test("an unlisted post has a page but isn't in lists or feeds", () => {
  expect(site.read('2024/04/01/hidden/index.html')).toContain('noindex, nofollow')
  for (const file of ['index.html', 'archive/index.html', 'rss.xml', 'atom.xml', 'feed.json'])
    expect(site.read(file)).not.toContain('Hidden')
})

test('a post with a script in its title has valid structured data', () => {
  const html = site.read('2024/03/05/pictures/index.html')
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json)
  )
  expect(facts.map((fact) => fact['@type'])).toEqual(['BlogPosting', 'BreadcrumbList'])
  expect(facts[0]).toMatchObject({
    headline: 'Pictures </script> & <b>signs</b> ]]>',
    url: PICTURES
  })
})

test("a build without changes doesn't modify the feeds", async () => {
  const file = path.join(site.outDir, 'rss.xml')
  const before = statSync(file).mtimeMs
  const again = await buildSite(site.siteDir)
  expect(again.exitCode).toBe(0)
  expect(statSync(file).mtimeMs).toBe(before)
})
