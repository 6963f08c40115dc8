import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildSite(copyFixture('docusaurus-lists'))
  expect(site.stderr).not.toMatch(/^error /m)
})

const read = (page: string) => site.read(`${page}/index.html`).replaceAll('<!-- -->', '')

/** The text of a page's `main` element without icons, with a space for each tag. */
const textOf = (page: string) =>
  (/<main.*?<\/main>/s.exec(read(page))?.[0] ?? '')
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/(?:<[^>]*>|\s)+/g, ' ')
    .trim()

const headOf = (page: string) => ({
  title: /<title>([^<]*)/.exec(read(page))?.[1],
  description: /name="description" content="([^"]*)/.exec(read(page))?.[1]
})

describe('pages that Docusaurus generates have the same content', () => {
  test.each([
    ['docs/guide', 'Guide 📄️ Stalls All about stalls. 🗃 Food 2 items 🍜 Recipes Next Stalls'],
    ['docs/tags', 'Tags F food 2 N Night 3'],
    [
      'docs/tags/food',
      '2 docs tagged with &quot;food&quot; View all tags Bread All about bread. Soup All about soup.'
    ],
    ['blog/tags', 'Tags N news 1'],
    [
      'blog/tags/news',
      'One post tagged with &quot;news&quot; View All Tags Open February 1, 2026 · 2 min read Ada Cook The market is open from dusk. Tags: news Read more'
    ],
    ['blog/authors', 'Authors Ada 2 Cook'],
    ['blog/archive', '2026 February 1 - Open April 1 - Closed']
  ])('%s', (page, text) => {
    expect(textOf(page)).toContain(text)
  })

  test('list pages have Docusaurus’s titles and descriptions', () => {
    expect(headOf('blog/page/2')).toEqual({title: 'Blog | Night Market', description: 'Blog'})
    expect(headOf('blog/archive')).toEqual({
      title: 'Archive | Night Market',
      description: 'Archive'
    })
    expect(headOf('blog/authors/ada').title).toBe('Ada - 2 posts | Night Market')
    for (const page of ['docs/guide', 'docs/tags', 'docs/tags/food', 'blog/tags/news'])
      expect(headOf(page).description).toBeUndefined()
  })

  test('dates of updates have short months', () => {
    expect(textOf('docs/guide/soup')).toContain('Last updated on Mar 9, 2026')
  })
})

test.each([
  ['en', ''],
  ['fr', 'fr/']
])('configurations and plugins can read the language %s', (locale, folder) => {
  const html = site.read(`${folder}blog/index.html`)
  expect(html).toContain(`<meta name="market" content="${locale}"`)
  expect(html).toContain(`<meta name="language" content="${locale}"`)
  expect(site.read(`${folder}language.txt`)).toBe(locale)
})

test('the announcement bar has Docusaurus’s colors', () => {
  const css = read('docs/guide').match(/href="([^"]*\.css)"/)?.[1] ?? ''
  expect(site.read(css)).toMatch(/\.theme-announcement-bar\{background:#fff;color:#000\}/)
})

test('the footer’s logo has its own size, and isn’t a link without a URL', () => {
  const footer = /<footer.*<\/footer>/s.exec(read('blog/archive'))?.[0] ?? ''
  expect(footer).toContain('<img alt="Moon" src="/img/moon.svg" class="footer__logo"')
  expect(footer).not.toMatch(/<a|width=/)
})

test('strings that a project doesn’t translate are Docusaurus’s', () => {
  expect(textOf('fr/blog/tags/news')).toMatch(
    /^Un article tagués avec « news » Voir tous les tags Open 1 février 2026 · 2 minutes de lecture/
  )
})

test('a project’s parts of a sentence are put together', () => {
  expect(textOf('fr/docs/guide/soup')).toContain('Changé en date du 9 mars 2026')
})

test('profiles of authors have the icons of their platforms', () => {
  const html = site.read('blog/authors/index.html')
  const letters = html.matchAll(/title="(GitHub|Twitter)".*?<text[^>]*>([^<]*)/g)
  expect([...letters].map(([, platform, letter]) => [platform, letter])).toEqual([
    ['GitHub', 'GH'],
    ['Twitter', 't']
  ])
})
