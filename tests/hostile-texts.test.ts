import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {type DefaultTreeAdapterTypes, parse, parseFragment} from 'parse5'
import {beforeAll, describe, expect, test} from 'vitest'
import {xml2js} from 'xml-js'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'
import {checkAtom} from './machine-files/check-atom.js'
import {checkJsonFeed} from './machine-files/check-json-feed.js'
import {checkJsonLd} from './machine-files/check-json-ld.js'
import {checkOpenSearch} from './machine-files/check-open-search.js'
import {checkRss} from './machine-files/check-rss.js'
import {checkSitemaps} from './machine-files/check-sitemap.js'
import {publish} from './machine-files/published-site.js'

type HtmlNode = DefaultTreeAdapterTypes.Node

/**
 * The text in every field of the site. If it isn't escaped, it becomes an element or an attribute.
 */
const HOSTILE = `</title></script><xss-probe onxss="1">"'&lt;]]>`

/** Symbolic links in the site. All but the first are circular. */
const LINKS = [
  ['static/linked.txt', 'real.txt'],
  ['static/loop.txt', 'loop.txt'],
  ['static/up', '..'],
  ['docs/loop.md', 'loop.md'],
  ['docs/again', '.'],
  ['blog/again', '.'],
  ['src/pages/again', '.']
] as const

let site: SiteBuild
beforeAll(async () => {
  const siteDir = copyFixture('hostile')
  mkdirSync(path.join(siteDir, 'static'))
  writeFileSync(path.join(siteDir, 'static/real.txt'), 'Real')
  for (const [link, target] of LINKS) symlinkSync(target, path.join(siteDir, link))
  site = await buildSite(siteDir)
})

function* walk(node: HtmlNode): Iterable<HtmlNode> {
  yield node
  if ('content' in node) yield* walk(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

/** Elements and attributes that only unescaped text can create. */
function findProbes(root: HtmlNode): string[] {
  return [...walk(root)].flatMap((node) => {
    if (!('tagName' in node)) return []
    const names = [node.tagName, ...node.attrs.map(({name}) => name)]
    return names.filter((name) => /xss-probe|onxss/.test(name))
  })
}

function readScripts(root: HtmlNode, type: string): string[] {
  return [...walk(root)].flatMap((node) =>
    'tagName' in node &&
    node.tagName === 'script' &&
    node.attrs.some(({name, value}) => name === 'type' && value === type)
      ? [[...walk(node)].map((child) => ('value' in child ? child.value : '')).join('')]
      : []
  )
}

interface XmlNode {
  name?: string
  elements?: XmlNode[]
  text?: string
  cdata?: string
}

function* walkXml(node: XmlNode): Iterable<XmlNode> {
  yield node
  for (const child of node.elements ?? []) yield* walkXml(child)
}

describe('HTML in strings is escaped', () => {
  test('on every page, and the build has no warnings', () => {
    expect([site.exitCode, site.stderr]).toEqual([0, ''])
    const pages = site.list(/\.html$/)
    expect(pages).toEqual(
      expect.arrayContaining([
        '404.html',
        'blog/archive/index.html',
        'blog/authors/someone/index.html',
        'blog/hostile/index.html',
        'blog/index.html',
        'blog/tags/index.html',
        'docs/category/index.html',
        'docs/hostile/index.html',
        'docs/tags/named/index.html',
        'index.html'
      ])
    )
    for (const page of pages) {
      const html = site.read(page)
      expect({page, holdsIt: html.includes('xss-probe')}).toEqual({page, holdsIt: true})
      expect({page, probes: findProbes(parse(html))}).toEqual({page, probes: []})
    }
  })

  test('in structured data, which is valid JSON', () => {
    const found = site
      .list(/\.html$/)
      .flatMap((page) => readScripts(parse(site.read(page)), 'application/ld+json'))
    expect(found.length).toBeGreaterThan(2)
    const texts = found.map((text) => JSON.stringify(JSON.parse(text)))
    expect(texts.some((text) => text.includes(JSON.stringify(`Post ${HOSTILE}`)))).toBe(true)
  })

  test('in feeds, their posts and the sitemap, which are valid XML', () => {
    for (const file of ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml', 'opensearch.xml']) {
      const nodes = [...walkXml(xml2js(site.read(file)) as XmlNode)]
      expect(nodes.filter(({name}) => name?.includes('xss'))).toEqual([])
      const texts = nodes.map(({text, cdata}) => text ?? cdata ?? '')
      if (file !== 'sitemap.xml') expect(texts.join('\n')).toContain('<xss-probe onxss="1">')
    }
    const {items} = JSON.parse(site.read('blog/feed.json'))
    expect(items[0].title).toBe(`Post ${HOSTILE}`)
    expect(findProbes(parseFragment(items[0].content_html))).toEqual([])
  })

  test('in all machine-readable files, which are valid', () => {
    const home = 'https://hostile.example/'
    const published = publish(site.outDir, home)
    expect(checkSitemaps([`${home}sitemap.xml`], published)).toEqual([])
    expect(checkRss(`${home}blog/rss.xml`, published)).toEqual([])
    expect(checkAtom(`${home}blog/atom.xml`, published)).toEqual([])
    expect(checkJsonFeed(`${home}blog/feed.json`, published)).toEqual([])
    expect(checkOpenSearch(`${home}opensearch.xml`, published)).toEqual([])
    const pages = site.list(/^(?:blog|docs)\/.*index\.html$/)
    for (const file of pages) {
      const url = home + encodeURI(file.replace(/\/index\.html$/, ''))
      expect(checkJsonLd(site.read(file), url, published), file).toEqual([])
    }
  })

  test('in the Markdown list of pages', () => {
    const text = site.read('llms.txt')
    expect(text).toContain('[Doc \\</title\\>')
    expect(text.match(/(?<!\\)<xss-probe/g)).toBeNull()
  })

  test('in search records, which are valid JSON', () => {
    const files = site.list(/^assets\/(?:search|data)\/.*\.json$/)
    const texts = files.map((file) => readFileSync(path.join(site.outDir, file), 'utf8'))
    expect(texts.some((text) => text.includes('<xss-probe'))).toBe(true)
    for (const text of texts) expect(() => JSON.parse(text)).not.toThrow()
  })
})

test('circular symbolic links are skipped, and a link to a file is followed', () => {
  expect(site.read('linked.txt')).toBe('Real')
  expect(site.list(/loop|again|^up/)).toEqual([])
})
