import {existsSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('doc-fields')
  // The copy isn't in a repository, which the build reports.
  expect(site.stderr).not.toContain('error')
  expect(site.exitCode).toBe(0)
})

/** Reads a page below `/docs` without React's comments between texts. */
const read = (page: string) =>
  site.read(path.posix.join('docs', page, 'index.html')).replaceAll('<!-- -->', '')

/** Returns all matches of a pattern in a page. */
function find(page: string, pattern: RegExp): (string | undefined)[] {
  return [...read(page).matchAll(pattern)].map(([, found]) => found)
}

const headings = (page: string) => find(page, /<h1[^>]*>([^<]*)/g)
const contents = (page: string) =>
  find(page, /<a [^>]*class="table-of-contents__link[^>]*>([^<]*)/g)
const sidebar = (page: string) => find(page, /<a [^>]*class="menu__link[^>]*>(?:<[^>]*>)*([^<]*)/g)
const pager = (page: string) => find(page, /class="pagination-nav__label">([^<]*)/g)
const editLinks = (page: string) =>
  find(page, /<a (?=[^>]*theme-edit-this-page)[^>]*href="([^"]*)/g)

function meta(page: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)
  return tag.exec(read(page))?.[1]
}

describe('title', () => {
  test('is the heading, and the page title followed by the site title', () => {
    expect(headings('.')).toEqual(['Start'])
    expect(find('.', /<title>([^<]*)/g)).toEqual(['Start | Fields'])
  })

  test('title_meta changes only the page title', () => {
    expect(headings('named')).toEqual(['Head of a page'])
    expect(find('named', /<title>([^<]*)/g)).toEqual(['For search engines | Fields'])
    expect(meta('named', 'og:title')).toBe('For search engines | Fields')
  })

  test('hide_title hides the heading', () => {
    expect(headings('hidden-title')).toEqual([])
    expect(find('hidden-title', /<title>([^<]*)/g)).toEqual(['A title that is not shown | Fields'])
  })
})

describe('the head', () => {
  test('has the description, keywords and image', () => {
    expect(meta('named', 'description')).toBe('What the page is about.')
    expect(meta('named', 'og:description')).toBe('What the page is about.')
    expect(meta('named', 'keywords')).toBe('birds, nest boxes')
    expect(meta('named', 'og:image')).toBe('https://docs.example.com/base/img/card.png')
  })

  test('uses the first paragraph if a doc has no description', () => {
    expect(meta('.', 'description')).toBe('The first paragraph is the description.')
  })
})

describe('the URL of a doc', () => {
  test.each([
    ['slug: /', '.', 'Start'],
    ['id', 'named', 'Head of a page'],
    ['a relative slug', 'place/here', 'Near'],
    ['a slug that goes up', 'up', 'Cut'],
    ['parse_number_prefixes: false', 'place/01-kept', 'Kept']
  ])('follows %s', (_field, page, title) => {
    expect(headings(page)).toEqual([title])
  })
})

describe('the sidebar', () => {
  test('is sorted by sidebar_position and number prefixes, and shows sidebar_label', () => {
    expect(sidebar('named').slice(0, 4)).toEqual([
      'Start',
      'In the sidebar',
      'A title that is not shown',
      'Levels'
    ])
  })

  test('has sidebar_class_name and sidebar_custom_props', () => {
    expect(read('.')).toMatch(/<li class="[^"]*\bmarked\b[^"]*">/)
    expect(read('.')).toContain('"customProps":{"icon":"star"}')
  })

  test('is the one in displayed_sidebar, or hidden', () => {
    expect(sidebar('place/01-kept')).toEqual(['Kept', 'Near'])
    expect(sidebar('up')).toEqual([])
  })
})

describe('the pager', () => {
  test('shows pagination_label', () => {
    expect(pager('.')).toEqual(['In the pager'])
  })

  test('follows pagination_prev and pagination_next', () => {
    expect(pager('levels')).toEqual(['Start', 'Kept'])
    expect(pager('hidden-title')).toEqual([])
  })
})

describe('the table of contents', () => {
  test('has levels from toc_min_heading_level to toc_max_heading_level', () => {
    expect(new Set(contents('levels'))).toEqual(new Set(['Third', 'Fourth', 'Fifth']))
    expect(new Set(contents('named'))).toEqual(new Set(['A heading']))
  })

  test('is hidden by hide_table_of_contents', () => {
    expect(contents('hidden-title')).toEqual([])
  })
})

describe('the footer of a doc', () => {
  test('links to custom_edit_url or the source, or has no edit link', () => {
    expect(editLinks('named')).toEqual(['https://wiki.example.com/head'])
    expect(editLinks('levels')).toEqual(['https://git.example.com/edit/main/docs/levels.md'])
    expect(editLinks('hidden-title')).toEqual([])
  })

  test('shows last_update and tags', () => {
    expect(read('named')).toMatch(/Last updated on <time[^>]*>January 31, 2026<\/time> by Ada/)
    expect(read('hidden-title')).not.toContain('Last updated')
    expect(find('named', /<a [^>]*class="tag"[^>]*>([^<]*)/g)).toEqual(['one'])
  })
})

describe('a hidden doc', () => {
  test("has no page if it's a draft", () => {
    expect(existsSync(path.join(site.outDir, 'docs/draft'))).toBe(false)
    expect(sidebar('.')).not.toContain('Draft')
  })

  test("is excluded from lists and shows a banner if it's unlisted", () => {
    expect(headings('unlisted')).toEqual(['Unlisted'])
    expect(meta('unlisted', 'robots')).toBe('noindex, nofollow')
    expect(read('unlisted')).toContain('This page is unlisted.')
    expect(sidebar('.')).not.toContain('Unlisted')
    expect(read('.')).not.toContain('This page is unlisted.')
  })
})
