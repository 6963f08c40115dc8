import {execFileSync} from 'node:child_process'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  const siteDir = copyFixture('docusaurus-behavior')
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
  const date = '2023-05-06T07:08:09Z'
  const env = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date}
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], {cwd: siteDir, env})
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Add the site')
  site = await buildSite(siteDir)
  expect(site.stderr.match(/^(?:error|warning) .*/gm)).toEqual([
    'warning content-folder-empty: The blog folder `log` has no Markdown files.',
    "warning broken-link: The link to /docs/Lamp on /docs/empty is broken: the page doesn't exist."
  ])
  expect(site.exitCode).toBe(0)
})

/** Reads a page without React's comments between texts and without its data. */
const read = (page: string) =>
  site
    .read(`${page === '' ? '' : `${page}/`}index.html`)
    .replaceAll('<!-- -->', '')
    .replace(/<script type="application\/json" id="__page">.*?<\/script>/s, '')

/** Returns the first match of a pattern in a page. */
const find = (page: string, pattern: RegExp) =>
  [...read(page).matchAll(pattern)].map(([, found]) => found)

const headOf = (page: string) => ({
  title: find(page, /<title>([^<]*)/g)[0],
  ogTitle: find(page, /property="og:title" content="([^"]*)/g)[0],
  description: find(page, /name="description" content="([^"]*)/g)[0],
  ogDescription: find(page, /property="og:description" content="([^"]*)/g)[0]
})

describe('posts', () => {
  test('without a date use the date of the commit that added them', () => {
    expect(find('blog/storm', /<time dateTime="([^"]*)"/g)).toEqual(['2023-05-06T07:08:09.000Z'])
  })

  test('show their title once', () => {
    expect(find('blog/storm', /<h1[^>]*>([^<]*)/g)).toEqual(['The storm'])
    expect(find('blog/2024/02/03/calm', /<h1[^>]*>([^<]*)/g)).toEqual(['Calm'])
    expect(find('blog/fog', /<h1[^>]*>([^<]*)/g)).toEqual(['The fog'])
    expect(find('blog', /<h1[^>]*>([^<]*)/g)).toEqual([])
    expect(find('blog', /<h2[^>]*><a[^>]*>([^<]*)/g)).toEqual(['Calm', 'The storm', 'The fog'])
  })

  test('show their reading time in lists', () => {
    expect(find('blog', /<span>(\w+ min read)/g)).toEqual([
      'One min read',
      'One min read',
      'One min read'
    ])
  })

  test('show authors with and without author pages', () => {
    expect(read('blog/authors')).toMatch(/href="\/coast\/blog\/authors\/ada"[^>]*>Ada<.*>Bob</s)
    expect(read('blog/authors/ada')).toContain('The storm')
  })

  test("are in the blog's sidebar, but not on the archive page", () => {
    expect(find('blog/authors', /class="(blog-aside)"/g)).toHaveLength(1)
    expect(find('blog/archive', /class="(blog-aside)"/g)).toEqual([])
    expect(find('blog/archive', /<a href="([^"]*)">[A-Z][a-z]* \d+ - The storm/g)).toEqual([
      '/coast/blog/storm'
    ])
  })

  test('are optional: an empty blog has a list page', () => {
    expect(find('log', /<title>([^<]*)/g)).toEqual(['Blog | Harbor Lights'])
    expect(read('log/authors')).toContain('Ada')
  })
})

describe('sidebars and cards', () => {
  test("a category that isn't collapsible and has no page isn't a link", () => {
    expect(read('docs/intro')).toMatch(/<span class="menu__link[^"]*">Always open<\/span>/)
  })

  test('cards show descriptions of pages and item counts of categories', () => {
    expect(find('docs/category/reefs', /class="card__text">([^<]*)/g)).toEqual([
      'Rocks in the north.',
      '2 items'
    ])
  })

  test('a doc in two sidebars shows the last one', () => {
    expect(find('docs/lamp', /<a class="menu__link[^"]*"[^>]*>([^<]*)/g)).toEqual(['Lamp', 'Empty'])
  })
})

describe('the head of a page', () => {
  test('has a title with the site title, and the first paragraph as description', () => {
    expect(headOf('docs/reefs/north')).toEqual({
      title: 'North | Harbor Lights',
      ogTitle: 'North | Harbor Lights',
      description: 'Rocks in the north.',
      ogDescription: 'Rocks in the north.'
    })
  })

  test("uses the first line as description, even if it's a heading", () => {
    expect(headOf('docs/empty')).toMatchObject({description: 'Parts', ogDescription: 'Parts'})
  })

  test("uses the site's tagline if the page has no text", () => {
    expect(headOf('config')).toMatchObject({
      description: 'Lights along the coast.',
      ogDescription: 'Lights along the coast.'
    })
  })

  test('keeps the title that the author sets', () => {
    expect(headOf('docs/lamp')).toEqual({
      title: 'The lamp',
      ogTitle: 'Lamp | Harbor Lights',
      description: 'Of the lamp.',
      ogDescription: 'Of the lamp.'
    })
    expect(headOf('own').title).toBe('All mine')
  })

  test('uses the last tag that a component sets', () => {
    expect(headOf('')).toEqual({
      title: 'Home | Harbor Lights',
      ogTitle: 'Home | Harbor Lights',
      description: 'Every light.',
      ogDescription: 'Every light.'
    })
  })
})

test('`onBrokenAnchors: ignore` also applies to anchors in plain elements', () => {
  expect(read('')).toContain('href="#sunken"')
  expect(site.stderr).not.toContain('broken-anchor')
})

test('suggests the page for a link that differs from its path only in case', () => {
  expect(site.stderr).toContain('Did you mean /docs/lamp?')
})

test('canonical URLs of index files end with a slash', () => {
  const listed = [
    ...site.read('sitemap.xml').matchAll(/<loc>https:\/\/lights\.example\/coast([^<]*)/g)
  ]
  const paths = listed.map(([, path]) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/docs/tides/', '/map/', '/docs/lamp', '/blog'])
  )
  expect(paths).not.toContain('/docs/tides')
  for (const page of ['docs/tides', 'map']) {
    const url = `https://lights.example/coast/${page}/`
    expect(find(page, /<link rel="canonical" href="([^"]*)"/g)).toEqual([url])
    expect(find(page, /property="og:url" content="([^"]*)"/g)).toEqual([url])
    expect(find(page, /<link rel="alternate" href="([^"]*)" hreflang/g)).toEqual([url, url])
  }
})

describe('Markdown', () => {
  test('code without a language uses the default language', () => {
    expect(find('docs/intro', /<pre class="prism-code ([^"]*)"/g)).toEqual([
      'language-bash',
      'language-bash',
      'language-bash'
    ])
  })

  test("the base URL isn't added twice to links", () => {
    expect(find('docs/intro', /<a href="([^"]*)">a (?:lamp|reef)/g)).toEqual([
      '/coast/docs/lamp',
      '/coast/docs/reefs/north'
    ])
  })

  test('headings have the same IDs as in Docusaurus', () => {
    expect(find('docs/intro', /<h2[^>]* id="([^"]*)"/g)).toEqual([
      'two--spaces',
      'nobreak',
      'empty-',
      'own-id'
    ])
  })

  test('a caution has its own title', () => {
    expect(read('docs/intro')).toMatch(/admonition-heading.*?Caution/s)
  })
})

test('code can import all theme modules', () => {
  const page = read('parts')
  expect(find('parts', /<output>([^<]*)/g)).toEqual(['dim of 2'])
  expect(page).toContain('<p>default,docs-default-current,default,</p>')
  expect(page).toContain('<code>dim</code>')
  expect(page).toMatch(/<svg[^>]* class="sign"/)
  expect(find('parts', /class="card" href="([^"]*)"/g)).toEqual([
    '/coast/docs/lamp',
    '/coast/docs/lamp',
    '/coast/docs/lamp'
  ])
  expect(find('parts', /class="card__text">([^<]*)/g)).toEqual(['Shines.', '1 item', 'Text'])
  expect(page).toMatch(/<a [^>]*href="\/coast\/blog"[^>]*>wave/)
})

describe('components of the site', () => {
  test('receive all items of a sidebar', () => {
    const [, aside = ''] = /<aside (data-links[^>]*)>/.exec(read('docs/intro')) ?? []
    expect(aside).toBe('data-links="5" data-hidden="false"')
    expect(find('docs/intro', /<a class="menu__link[^"]*" href="([^"]*)"/g)).toContain(
      '/coast/docs/lamp'
    )
  })

  test('that are pages receive the configuration', () => {
    expect(find('config', /<output>([^<]*)/g)).toEqual(['Harbor Lights at /coast/'])
  })
})
