import {existsSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('post-fields')
  // The copy isn't in a repository, which the build reports.
  expect(site.stderr).not.toContain('error')
  expect(site.exitCode).toBe(0)
})

/** Reads a page without React's comments between texts and without its data. */
const read = (page: string) =>
  site
    .read(path.posix.join(page, 'index.html'))
    .replaceAll('<!-- -->', '')
    .replace(/<script type="application\/json" id="__page">.*?<\/script>/s, '')

/** Returns all matches of a pattern in a page. */
function find(page: string, pattern: RegExp): (string | undefined)[] {
  return [...read(page).matchAll(pattern)].map(([, found]) => found)
}

const headings = (page: string) => find(page, /<h1[^>]*>([^<]*)/g)
const contents = (page: string) => find(page, /class="table-of-contents__link">([^<]*)/g)
const sidebar = (page: string) => find(page, /<a class="menu__link[^>]*>([^<]*)/g)
const times = (page: string) => find(page, /<span>(\d+ min read)<\/span>/g)
const pager = (page: string) =>
  [...read(page).matchAll(/pagination-nav__link--(\w+)" href="([^"]*)"><span[^>]*>([^<]*)/g)].map(
    (found) => found.slice(1)
  )

function meta(page: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)
  return tag.exec(read(page))?.[1]
}

const WHOLE = 'blog/all/of-it'
const QUIET = 'blog/2024/01/03/quiet'

describe('title', () => {
  test('is the heading; title_meta changes only the head, and sidebar_label only the sidebar', () => {
    expect(headings(WHOLE)).toEqual(['Every field'])
    expect(find(WHOLE, /<title>([^<]*)/g)).toEqual(['Every field, in the head | Marsh'])
    expect(sidebar('blog')).toEqual(['In short', 'What the heading says', 'dated', 'folder'])
    expect(read('blog')).toContain('<a href="/blog/all/of-it">Every field</a>')
  })

  test("comes from the first heading, which hide_title doesn't hide", () => {
    expect(headings(QUIET)).toEqual(['What the heading says'])
    expect(find(QUIET, /<title>([^<]*)/g)).toEqual(['What the heading says | Marsh'])
  })
})

describe('date and slug', () => {
  test('in front matter override those in the filename', () => {
    expect(find(WHOLE, /<time dateTime="([^"]*)"/g)[0]).toBe('2024-02-03T10:00:00.000Z')
    expect(read('blog')).toContain('February 3, 2024')
    expect(existsSync(path.join(site.outDir, 'blog/2024/01/02'))).toBe(false)
  })

  test('come from file and folder names', () => {
    for (const page of ['blog/2022/03/04/dated', 'blog/2021/03/04/folder'])
      expect(read(page)).toContain('<time dateTime="202')
  })
})

describe('authors', () => {
  test('from the file and from the post are shown together', () => {
    expect(find(WHOLE, /avatar__name"><a href="([^"]*)/g)).toEqual([
      '/blog/authors/ada',
      'https://eve.example'
    ])
    expect(read(WHOLE)).toContain('<img class="avatar__photo" src="/img/ada.png"')
    expect(find(WHOLE, /avatar__subtitle">([^<]*)/g)).toEqual(['Keeper'])
    expect(meta(WHOLE, 'article:author')).toBe('https://eve.example')
    expect(read(WHOLE)).toContain(
      '<a aria-label="Ada on GitHub" href="https://github.com/ada">GitHub</a>'
    )
    for (const page of ['blog/authors', 'blog/authors/ada'])
      expect(read(page)).toContain('<p>Has looked after the marsh for thirty years.</p>')
    expect(site.read(`${WHOLE}/index.html`)).not.toContain('thirty years')
  })

  test('from the fields before `authors` are shown too', () => {
    expect(read(QUIET)).toContain('<a href="https://carl.example">Carl</a>')
    expect(find(QUIET, /avatar__subtitle">([^<]*)/g)).toEqual(['Guest'])
  })
})

test('tags use the labels and paths of the tags file, of the post or their own', () => {
  const tags = [...read(WHOLE).matchAll(/<a class="tag" [^>]*href="([^"]*)">([^<]*)/g)]
  expect(tags.map(([, href, label]) => [href, label])).toEqual([
    ['/blog/tags/cold', 'Winter'],
    ['/blog/tags/own', 'Own path'],
    ['/blog/tags/plain', 'Plain']
  ])
  expect(read('blog/tags/cold')).toContain('What happens under ice.')
  expect(meta(WHOLE, 'article:tag')).toBe('Winter,Own path,Plain')
})

test('the head has the description, keywords, image and dates', () => {
  expect(meta(WHOLE, 'description')).toBe('A post that has all there is.')
  expect(meta(WHOLE, 'og:description')).toBe('A post that has all there is.')
  expect(meta(WHOLE, 'keywords')).toBe('herons, ice')
  expect(meta(WHOLE, 'og:image')).toBe('https://marsh.example.com/img/card.png')
  expect(meta(WHOLE, 'article:published_time')).toBe('2024-02-03T10:00:00.000Z')
  expect(meta(WHOLE, 'article:modified_time')).toBe('2024-05-06T00:00:00.000Z')
  expect(meta(QUIET, 'description')).toBe('Words of the beginning.')
})

test("the table of contents has the post's levels, or is hidden", () => {
  // Once next to the post, and once above it for phones.
  expect(contents(WHOLE)).toEqual(['Third', 'Fourth', 'Third', 'Fourth'])
  expect(contents(QUIET)).toEqual([])
})

test('last_update sets author and date, and `false` hides it', () => {
  expect(read(WHOLE)).toMatch(/Last updated on <time [^>]*>May 6, 2024<\/time> by Bob/)
  expect(read(QUIET)).not.toContain('Last updated')
})

test("unlisted posts have a page, and drafts don't", () => {
  const hidden = 'blog/2024/01/04/hidden'
  expect(meta(hidden, 'robots')).toBe('noindex, nofollow')
  expect(pager(hidden)).toEqual([])
  for (const page of ['blog', 'blog/archive', 'blog/tags/cold'])
    expect(read(page)).not.toContain(hidden)
  expect(existsSync(path.join(site.outDir, 'blog/2024/01/05'))).toBe(false)
})

describe('the reading time', () => {
  test('is shown unless hide_reading_time is set', () => {
    expect(times(QUIET)).toEqual(['1 min read'])
    expect(times(WHOLE)).toEqual([])
  })

  test("can come from the site's own function, which can also hide it", () => {
    // At one word per minute. Comments don't count.
    expect(times('diary/2024/01/01/first')).toEqual(['14 min read'])
    expect(times('diary/2024/01/02/second')).toEqual([])
  })
})

describe('a custom truncate marker', () => {
  test('ends the excerpt in lists, in Markdown and MDX', () => {
    expect(read('diary')).toContain('One two three four.')
    expect(read('diary')).not.toContain('Five')
    expect(read('diary/page/2')).toContain('Still the beginning.')
    expect(read('diary/page/2')).not.toContain('The rest.')
    expect(site.stderr).not.toContain('post-without-truncate')
  })

  test('is removed from the post', () => {
    expect(read('diary/2024/01/01/first')).toMatch(/Five[\s\S]*Eight/)
    expect(read('diary/2024/01/02/second')).toMatch(/Still[^[\]]*The rest/)
  })
})

describe('a blog with the oldest post first', () => {
  test('links from a list to newer entries and back to older ones', () => {
    expect(pager('diary')).toEqual([['next', '/diary/page/2', 'Newer']])
    expect(pager('diary/page/2')).toEqual([
      ['prev', '/diary', 'Older'],
      ['next', '/diary/page/3', 'Newer']
    ])
  })

  test('links the neighbors of a post in that order', () => {
    expect(pager('diary/2024/01/02/second')).toEqual([
      ['prev', '/diary/2024/01/01/first', 'Older post'],
      ['next', '/diary/2024/01/03/third', 'Newer post']
    ])
  })

  test("isn't the default", () => {
    expect(pager(QUIET)).toEqual([
      ['prev', '/blog/all/of-it', 'Newer post'],
      ['next', '/blog/2022/03/04/dated', 'Older post']
    ])
  })

  test('has no sidebar if the post count is zero', () => {
    expect(sidebar('diary')).toEqual([])
    expect(read('diary')).not.toContain('<aside')
  })
})

describe('a Markdown page', () => {
  const PAGE = 'everything'

  test('has its title, path and layout', () => {
    expect(headings(PAGE)).toEqual(['A whole page'])
    expect(find(PAGE, /<title>([^<]*)/g)).toEqual(['A whole page, in the head | Marsh'])
    expect(read(PAGE)).toMatch(/class="[^"]*mdx-wrapper mdx-page wide/)
    expect(existsSync(path.join(site.outDir, 'whole'))).toBe(false)
  })

  test('has a description, keywords and an image in its head', () => {
    expect(meta(PAGE, 'description')).toBe('A page that has all there is.')
    expect(meta(PAGE, 'keywords')).toBe('reeds, mud')
    expect(meta(PAGE, 'og:image')).toBe('https://marsh.example.com/img/card.png')
  })

  test('has a table of contents with its levels, or none', () => {
    expect(contents(PAGE)).toEqual(['Third', 'Third'])
    expect(contents('hidden')).toEqual([])
  })

  test('has an edit link and its last update', () => {
    expect(find(PAGE, /href="(https:\/\/edit[^"]*)"/g)).toEqual([
      'https://edit.example.com/src/pages/whole.md?at=/everything&amp;in=en'
    ])
    expect(read(PAGE)).toMatch(/<time [^>]*>May 6, 2024<\/time> by Bob/)
  })

  test('can be unlisted, with a banner, or a draft', () => {
    expect(meta('hidden', 'robots')).toBe('noindex, nofollow')
    expect(read('hidden')).toContain('theme-unlisted-banner')
    expect(read(PAGE)).not.toContain('theme-unlisted-banner')
    expect(existsSync(path.join(site.outDir, 'draft'))).toBe(false)
  })
})

test("a component becomes a page, but partials and tests don't", () => {
  expect(headings('nested')).toEqual(['Nested'])
  expect(meta('nested', 'description')).toBe('A component in a folder.')
  expect(read('nested')).toContain('nested-page')
  for (const name of ['nested/_parts', '_part', 'part.test', '__tests__'])
    expect(existsSync(path.join(site.outDir, name))).toBe(false)
})
