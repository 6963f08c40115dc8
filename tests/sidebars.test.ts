import {existsSync} from 'node:fs'
import path from 'node:path'
import type {DocsLayoutProps, SidebarItem} from '@lectern/types'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('sidebars')
  expect(site.stderr).toBe('')
})

function readPage(name: string): string {
  return site.read(`${name}/index.html`)
}

/** Sidebar data of a doc page. */
function propsOf(name: string): DocsLayoutProps {
  const json = /id="__page">(.*?)<\/script>/.exec(readPage(name))?.[1] ?? '{}'
  return (JSON.parse(json) as {props: DocsLayoutProps}).props
}

/** Returns one line per item of a complete sidebar: label, path and other fields. */
function outline(dataName: string): string[] {
  const index = JSON.parse(site.read('assets/data/index.json')) as Record<string, string>
  return listItems(JSON.parse(site.read(index[dataName] ?? '')) as SidebarItem[], '')
}

function listItems(items: readonly SidebarItem[], indent: string): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [`${indent}${item.value} .${item.className}`]
    const className = item.className ? ` .${item.className}` : ''
    if (item.type === 'link') return [`${indent}${item.label} ${item.href}${className}`]
    const state =
      item.collapsible === false ? ' always open' : item.collapsed === false ? ' open' : ''
    const own = item.linkUnlisted ? ' (first page)' : ''
    return [
      `${indent}[${item.label}] ${item.href}${own}${state}${className}`,
      ...listItems(item.items ?? [], `${indent}  `)
    ]
  })
}

test('a sidebar has every type of item, without drafts and unlisted docs', () => {
  expect(outline('sidebar-default-current-all')).toEqual([
    'Start /docs/start',
    'By label /docs/guide/first .by-class',
    'Second label /docs/guide/second .second-class',
    'Elsewhere https://example.com',
    'Here /docs/start',
    '<hr class="rule"> .line',
    '[With a page] /docs/cards always open .category-class',
    '  One /docs/cards/one',
    '  Out https://example.com',
    '  [Inner] /docs/cards/two (first page)',
    '    Two /docs/cards/two',
    '[With a doc] /docs/guide',
    '  Last /docs/last',
    '[Open] /docs/open (first page) open',
    '  Open /docs/open',
    '[Short] /docs/short (first page)',
    '  Short /docs/short',
    'C /docs/auto/c',
    '[Named] /docs/category/named open',
    '  In named /docs/auto/named/x',
    'B /docs/auto/b',
    'A /docs/auto/a',
    '[Plain] /docs/auto/plain (first page)',
    '  Plain index /docs/auto/plain',
    '[Deep] /docs/auto/deep',
    '  Deeper /docs/auto/deep/deeper'
  ])
})

test('docs options control generated sidebars', () => {
  expect(outline('sidebar-own-current-default-sidebar')).toEqual([
    '<b>2 documents</b> .undefined',
    'Two /own/two',
    'One /own/one'
  ])
  expect(propsOf('own/one').breadcrumbs).toEqual([])
})

describe('a doc', () => {
  test('shows the first sidebar that contains it, complete or reduced', () => {
    expect(propsOf('docs/guide/first').sidebar?.id).toBe('all')
    expect(propsOf('docs/guide/second').sidebar?.id).toBe('second')
    expect(propsOf('docs/hidden').sidebar?.id).toBe('all')
  })

  test('shows the sidebar in its front matter, or none', () => {
    expect(propsOf('docs/cards/two').sidebar?.id).toBe('second')
    for (const name of ['docs/alone', 'docs/orphan', 'none/two']) {
      expect([name, propsOf(name).sidebar, propsOf(name).breadcrumbs]).toEqual([
        name,
        undefined,
        []
      ])
      expect(readPage(name)).not.toContain('theme-doc-sidebar-container')
    }
  })

  test('shows its categories as breadcrumbs', () => {
    expect(propsOf('docs/cards/one').breadcrumbs).toEqual([
      {label: 'With a page', path: '/docs/cards'},
      {label: 'One', path: '/docs/cards/one'}
    ])
    expect(propsOf('docs/short').breadcrumbs).toEqual([
      {label: 'Short'},
      {label: 'Short', path: '/docs/short'}
    ])
  })

  test('links to its neighbors in the sidebar, except refs and links', () => {
    const {previous, next} = propsOf('docs/guide/first')
    expect([previous, next]).toEqual([
      {path: '/docs/start', label: 'Start'},
      {path: '/docs/cards', label: 'With a page'}
    ])
    expect(propsOf('docs/guide/more').previous).toEqual({
      path: '/docs/guide/second',
      label: 'Onward'
    })
  })

  test('links to the pages in its front matter', () => {
    const {previous, next} = propsOf('docs/last')
    expect([previous, next]).toEqual([undefined, {path: '/docs/start', label: 'Start'}])
  })

  test("has no page if it's a draft", () => {
    expect(existsSync(path.join(site.outDir, 'docs/draft'))).toBe(false)
  })
})

describe('a category page', () => {
  /** Returns URLs and text of a page's cards. */
  const cardsOf = (name: string) =>
    [...readPage(name).matchAll(/<a class="card" href="([^"]*)">(.*?)<\/a>/g)].map(
      ([, href, inner = '']) => [href, inner.replace(/<[^>]+>/g, ' ').trim()]
    )

  test('has a card for each item', () => {
    expect(cardsOf('docs/cards')).toEqual([
      ['/base/docs/cards/one', 'One  Number one.'],
      ['https://example.com', 'Out  Outside.'],
      ['/base/docs/cards/two', 'Inner  Within.']
    ])
  })

  test('can be a doc that places the cards itself', () => {
    expect(cardsOf('docs/guide')).toEqual([['/base/docs/last', 'Last  The end.']])
  })

  test('has the strings and head tags of its link', () => {
    const html = readPage('docs/cards')
    expect(html).toContain('<title>All cards | Sidebars</title>')
    expect(html).toMatch(/<h1[^>]*>All cards/)
    expect(html).toContain('<meta name="description" content="One for each.">')
    expect(html).toContain('<meta name="keywords" content="cards, index">')
    expect(html).toContain(
      '<meta property="og:image" content="https://docs.example.com/base/card.png">'
    )
  })

  test('has a generated path without a slug, and is part of the page order', () => {
    expect(readPage('docs/category/named')).toMatch(/<h1[^>]*>Named/)
    expect(propsOf('docs/cards').next).toEqual({path: '/docs/cards/one', label: 'One'})
  })
})
