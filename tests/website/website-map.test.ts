import {existsSync, readdirSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, type SiteBuild} from '../build-site.js'
import map from './website-map.json' with {type: 'json'}

/** A docs data file that pages can fetch, see `DocsVersionFile`. */
interface VersionFile {
  docs: {id: string; path: string; sidebar?: string}[]
  draftIds: string[]
}

const WEBSITE = fileURLToPath(new URL('../../website', import.meta.url))

let site: SiteBuild

beforeAll(async () => {
  site = await buildSite(WEBSITE)
  expect(site.exitCode, site.stderr).toBe(0)
}, 300_000)

const readPage = (routePath: string): string => site.read(`${routePath}/index.html`)

function readTitle(routePath: string): string | undefined {
  const title = /<title>(.*?) \| Lectern<\/title>/.exec(readPage(routePath))?.[1]
  return title === undefined ? undefined : decode(title)
}

function decode(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** The posts on a page of a list, with URLs and titles. */
function readListed(routePath: string): [href: string, title: string][] {
  const links = readPage(routePath).matchAll(/__title"><a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)
  return [...links].map(([, href = '', title = '']) => [href, decode(title)])
}

/** Labels of the tags below a post. */
function readTags(routePath: string): string[] {
  const tags = readPage(routePath).matchAll(/<a [^>]*rel="tag"[^>]*>([^<]*)<\/a>/g)
  return [...tags].map(([, label = '']) => label)
}

function readVersion(name: string): VersionFile {
  const index: Record<string, string> = JSON.parse(site.read('assets/data/index.json'))
  return JSON.parse(site.read(index[name] ?? `${name} is no data file`))
}

/** The script that every page loads, with site-wide docs data. */
function readMainScript(): string {
  const scripts = readdirSync(path.join(site.outDir, 'assets/js'))
  return site.read(`assets/js/${scripts.find((name) => /^main-.*\.js$/.test(name))}`)
}

/** Docs as listed in the map: ID, path below the version's, title, sidebar. */
function listDocuments(file: string): unknown[] {
  const version = map.versions.find((candidate) => candidate.file === file)
  if (version?.documents) return version.documents
  expect(version?.documentsOf, `documents of ${file}`).toBeDefined()
  return listDocuments(version?.documentsOf ?? '')
}

describe.each(map.versions)('docs from $file', (version) => {
  test('have the required paths, sidebars and titles', () => {
    const found = readVersion(version.file).docs.map((doc) => [
      doc.id,
      doc.path.slice(version.path.length),
      readTitle(doc.path),
      doc.sidebar ?? null
    ])
    // Docs that only this version has.
    const more = 'more' in version ? (version.more ?? []) : []
    const byId = (left: unknown[], right: unknown[]) =>
      String(left[0]) < String(right[0]) ? -1 : 1
    expect([...found].sort(byId)).toEqual(
      [...(listDocuments(version.file) as unknown[][]), ...more].sort(byId)
    )
  })

  test('that are drafts are listed and have no page', () => {
    expect(readVersion(version.file).draftIds).toEqual(version.drafts)
  })

  test('belong to a version with its label and first page', () => {
    const {name, label, isLast, path: base, mainDocId} = version
    const last = isLast ? '!0' : '!1'
    expect(readMainScript()).toContain(
      `{name:"${name}",label:"${label}",isLast:${last},path:"${base}",mainDocId:"${mainDocId}"`
    )
  })
})

test.each(map.categories)(
  '$path is the page of the category “$title”',
  ({path: routePath, title}) => {
    expect(readTitle(routePath)).toBe(title)
    expect(readPage(routePath)).toContain('class="card-grid"')
  }
)

test.each(map.tags)('$path lists the tags with their counts', ({path: routePath, tags}) => {
  const entries = readPage(routePath).matchAll(
    /<a [^>]*rel="tag"[^>]*href="([^"]+)"[^>]*>(.*?)<span class="tag__count">(\d+)<\/span>/g
  )
  const found = [...entries].map(([, href, label, count]) => ({
    label,
    path: href,
    count: Number(count)
  }))
  expect(found).toEqual(tags)
  for (const tag of tags) expect(readTitle(tag.path)).toContain(`"${tag.label}"`)
})

describe.each(map.blogs)('posts at $path', ({path: base, postsPerPage, posts}) => {
  const pageCount = Math.ceil(posts.length / postsPerPage)
  const listPage = (page: number) => (page === 1 ? base : `${base}/page/${page}`)

  test('are listed in order, page by page', () => {
    const pages = Array.from({length: pageCount}, (_, index) => readListed(listPage(index + 1)))
    expect(pages.flat()).toEqual(posts.map(([post, title]) => [`${base}${post}`, title]))
    expect(pages.slice(0, -1).every((page) => page.length === postsPerPage)).toBe(true)
    expect(existsSync(path.join(site.outDir, listPage(pageCount + 1)))).toBe(false)
  })

  test('have their own pages with titles and tags', () => {
    const found = posts.map(([post]) => [
      post,
      readTitle(`${base}${post}`),
      readTags(`${base}${post}`)
    ])
    expect(found).toEqual(posts)
  })
})

test.each(map.absent)('%s has no page', (routePath) => {
  expect(existsSync(path.join(site.outDir, routePath))).toBe(false)
})

test.each(map.redirects)('$from redirects to $to', ({from, to}) => {
  expect(readPage(from)).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`)
})

test.each(map.pages)('$path is the page “$title”', ({path: routePath, title}) => {
  expect(readTitle(routePath)).toBe(title)
})

test('only one example is hidden from search engines', () => {
  const robots = /<meta name="robots" content="([^"]*)">/
  expect(robots.exec(readPage('/examples/noIndex'))?.[1]).toBe('noindex, nofollow')
  expect(readPage('/examples/markdownPageExample')).not.toMatch(robots)
})

describe('all pages', () => {
  /** Text of each link in a list. */
  const textsOf = (html: string, link: RegExp) =>
    [...html.matchAll(link)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''))

  test('are in English, with text from left to right', () => {
    expect(readPage('/')).toMatch(/^<!doctype html><html lang="en" dir="ltr"/)
  })

  test('have the announcement with its ID', () => {
    expect(readPage('/')).toContain(`getItem('docusaurus.announcement.id')==="announcementBar-2"`)
  })

  test('have a 32 × 32 pixel logo in the navbar for both modes', () => {
    expect(readPage('/')).toMatch(
      /<a class="navbar__brand" href="\/">(?:<img alt="" width="32" height="32" loading="lazy" src="[^"]*" class="only-(?:light|dark) navbar__logo"\/>){2}/
    )
  })

  test('list the archived versions in the version dropdown, and link to all versions', () => {
    const [, menu = ''] = /Archived versions<\/li>(.*?)<\/ul>/s.exec(readPage('/')) ?? []
    expect(textsOf(menu, /<a [^>]*>(.*?)<\/a>/g)).toEqual([
      '2.0.0-rc.1',
      '2.0.0-beta.22',
      '2.0.0-beta.21',
      '2.0.0-beta.20',
      '2.0.0-beta.19',
      '1.x.x',
      'All versions'
    ])
  })

  test('have the custom navbar item only in the tests area', () => {
    const item = /<a [^>]*class="navbar__item[^"]*" href="\/tests">Tests<\/a>/
    expect(readPage('/tests/docs')).toMatch(item)
    expect(readPage('/tests/pages/tabs-tests')).toMatch(item)
    expect(readPage('/docs')).not.toMatch(item)
  })

  test('have a footer with columns, a logo for both modes and a copyright', () => {
    const [footer = ''] =
      /<footer class="theme-layout-footer.*<\/footer>/s.exec(readPage('/')) ?? []
    expect(textsOf(footer, /<[^>]*class="footer__title"[^>]*>(.*?)<\//g)).toEqual([
      'Learn',
      'Reference',
      'Community',
      'Background'
    ])
    expect(footer).toMatch(/src="\/img\/logo\.svg" class="only-light footer__logo"/)
    expect(footer).toMatch(/src="\/img\/logo-dark\.svg" class="only-dark footer__logo"/)
    expect(footer).toContain('Copyright © The Lectern authors.')
  })

  test('have breadcrumbs in the main docs', () => {
    expect(readMainScript()).toMatch(/docs:\{default:\{path:"\/docs",breadcrumbs:!0,versions:/)
    expect(readPage('/docs/installation')).toContain('class="theme-doc-breadcrumbs')
  })

  test('contain no password fields and no required fields', () => {
    const asking = site
      .list(/\.html$/)
      .filter((file) => /<input[^>]*(?:type="password"| required| pattern=)/.test(site.read(file)))
    expect(asking).toEqual([])
  })
})

test("the blog's sidebar lists all posts", () => {
  const blog = map.blogs.find(({path: base}) => base === '/blog')
  const [sidebar = ''] =
    /<nav[^>]*class="[^"]*blog-sidebar.*?<\/nav>/s.exec(readPage('/blog')) ?? []
  const listed = [...sidebar.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
  expect(listed).toEqual(blog?.posts.map(([post]) => `/blog${post}`))
})
