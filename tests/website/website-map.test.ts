import {existsSync, readdirSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, type SiteBuild} from '../build-site.js'
import map from './website-map.json' with {type: 'json'}

/** A file of documents as pages may fetch it; see `DocsVersionFile`. */
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
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** The posts of one page of a list: where each leads to, and its title. */
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

/** The script that every page loads; it holds what all pages know of the docs. */
function readMainScript(): string {
  const scripts = readdirSync(path.join(site.outDir, 'assets/js'))
  return site.read(`assets/js/${scripts.find((name) => /^main-.*\.js$/.test(name))}`)
}

/** Documents as the map writes them: id, path below that of the version, title, sidebar. */
function listDocuments(file: string): unknown[] {
  const version = map.versions.find((candidate) => candidate.file === file)
  if (version?.documents) return version.documents
  expect(version?.documentsOf, `documents of ${file}`).toBeDefined()
  return listDocuments(version?.documentsOf ?? '')
}

describe.each(map.versions)('the documents of $file', (version) => {
  test('are at their paths and in their sidebars, with their titles', () => {
    const found = readVersion(version.file).docs.map((doc) => [
      doc.id,
      doc.path.slice(version.path.length),
      readTitle(doc.path),
      doc.sidebar ?? null
    ])
    expect(found).toEqual(listDocuments(version.file))
  })

  test('that are drafts are known, and have no page', () => {
    expect(readVersion(version.file).draftIds).toEqual(version.drafts)
  })

  test('belong to a version with its label and its first page', () => {
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
  for (const tag of tags) expect(readTitle(tag.path)).toContain(`“${tag.label}”`)
})

describe.each(map.blogs)('the posts of $path', ({path: base, postsPerPage, posts}) => {
  const pageCount = Math.ceil(posts.length / postsPerPage)
  const listPage = (page: number) => (page === 1 ? base : `${base}/page/${page}`)

  test('are listed in their order, page by page, and on no page more', () => {
    const pages = Array.from({length: pageCount}, (_, index) => readListed(listPage(index + 1)))
    expect(pages.flat()).toEqual(posts.map(([post, title]) => [`${base}${post}`, title]))
    expect(pages.slice(0, -1).every((page) => page.length === postsPerPage)).toBe(true)
    expect(existsSync(path.join(site.outDir, listPage(pageCount + 1)))).toBe(false)
  })

  test('have pages of their own, with their titles and tags', () => {
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

test.each(map.redirects)('$from leads to $to', ({from, to}) => {
  expect(readPage(from)).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`)
})

test.each(map.pages)('$path is the page “$title”', ({path: routePath, title}) => {
  expect(readTitle(routePath)).toBe(title)
})

test('one example alone asks search engines to leave it out', () => {
  const robots = /<meta name="robots" content="([^"]*)">/
  expect(robots.exec(readPage('/examples/noIndex'))?.[1]).toBe('noindex, nofollow')
  expect(readPage('/examples/markdownPageExample')).not.toMatch(robots)
})
