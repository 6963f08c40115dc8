import type {SidebarCategory, SidebarItem} from '@lectern/types'
import DocSidebar from '@theme/DocSidebar'
import DocSidebarItems from '@theme/DocSidebarItems'
import {expect, test} from 'vitest'
import {renderSample} from '../../fixtures/render-sample.js'

function link(label: string): SidebarItem {
  return {type: 'link', label, href: `/docs/${label}`}
}

function category(label: string, rest: Partial<SidebarCategory>): SidebarItem {
  return {type: 'category', label, collapsible: true, collapsed: true, ...rest}
}

/** Returns an outline of the sidebar: one indented line per row, with its behavior. */
function rows(items: readonly SidebarItem[], path = '/docs/a'): string[] {
  const html = renderSample(<DocSidebar slice={{name: 'sidebar', items}} />, {path})
  const row = /<(?:a|button|span)[^>]*class="(?:clean-btn )?menu__(?:link|caret)[^>]*>[^<]*/g
  return (html.match(row) ?? []).map((tag) =>
    tag
      .replace(/ (?:class|type)="[^"]*"/g, '')
      .replace(/^<a/, 'link')
      .replace(/^<(?=button|span)/, '')
      .replace('>', ' ')
      .trim()
  )
}

test('marks the current page', () => {
  expect(rows([link('a'), link('b')])).toEqual([
    'link aria-current="page" href="/base/docs/a" a',
    'link href="/base/docs/b" b'
  ])
})

test('opens the category that contains the current page', () => {
  expect(rows([category('X', {href: '/docs/x', items: [link('a')]})])).toEqual([
    'link href="/base/docs/x" X',
    'button aria-expanded="true" aria-label="Collapse sidebar category &#x27;X&#x27;"',
    'link aria-current="page" href="/base/docs/a" a'
  ])
})

test('a closed category is a link that works without scripts', () => {
  expect(rows([category('X', {href: '/docs/first', linkUnlisted: true})])).toEqual([
    'link aria-expanded="false" href="/base/docs/first" X'
  ])
})

test('a category that cannot be closed is always open and has no button', () => {
  const items = [link('b')]
  expect(rows([category('X', {collapsible: false, items, href: '/docs/x'})])).toEqual([
    'link href="/base/docs/x" X',
    'link href="/base/docs/b" b'
  ])
})

test('a category that cannot be closed and has no page isn’t a link', () => {
  const items = [link('b')]
  const item = category('X', {collapsible: false, items, href: '/docs/b', linkUnlisted: true})
  expect(rows([item])).toEqual(['span X', 'link href="/base/docs/b" b'])
})

test('shows the items that a component copied from Docusaurus passes', () => {
  const html = renderSample(
    <DocSidebar sidebar={[link('b')]} path="/base/docs/a" isHidden={false} />
  )
  expect(html).toContain('href="/base/docs/b"')
})

test('items can be in a sidebar of the site', () => {
  const html = renderSample(
    <DocSidebarItems items={[category('X', {items: [link('a')]})]} level={1} />
  )
  expect(html).toContain('href="/base/docs/a"')
})

test('shows how many entries a page omits', () => {
  const items = [link('a')]
  const slice = {name: 'sidebar', items, omitted: {before: 0, after: 12}}
  expect(renderSample(<DocSidebar slice={slice} />)).toContain('>Show 12 more</button>')
})
