import NavbarItem from '@theme/NavbarItem'
import ComponentTypes from '@theme/NavbarItem/ComponentTypes'
import {expect, test} from 'vitest'
import {NAVBAR_ITEMS} from '../../config/navbar-items.js'
import {renderSample, type Sample} from '../../fixtures/render-sample.js'

const versions = [
  {
    ...{name: 'current', label: 'Next', isLast: false, path: '/docs/next', mainDocId: 'a'},
    sidebars: {docs: {link: {path: '/docs/next/a', label: 'A'}}, empty: {}},
    docs: [{id: 'a', path: '/docs/next/a', label: 'A', sidebar: 'docs'}],
    draftIds: ['draft']
  },
  {
    ...{name: '1.0.0', label: '1.0.0', isLast: true, path: '/docs', mainDocId: 'a'},
    sidebars: {docs: {link: {path: '/docs/a', label: 'A'}}, empty: {}},
    docs: [{id: 'a', path: '/docs/a', label: 'A', sidebar: 'docs'}],
    draftIds: []
  }
]
const globalData = {docs: {default: {path: '/docs', breadcrumbs: true, versions}}}
const outside: Sample = {path: '/blog', globalData}
const inNext: Sample = {
  path: '/docs/next/b',
  globalData,
  props: {
    pluginId: 'default',
    version: {name: 'current', label: 'Next', isLast: false, badge: true, className: ''},
    doc: {id: 'b'},
    alternates: {ranges: [['current', 'current']]},
    sidebar: {id: 'docs', name: 'sidebar-default-current-docs', items: []}
  }
}

test('a link to the current page is marked', () => {
  expect(renderSample(<NavbarItem label="Blog" to="/blog" />, outside)).toBe(
    '<a aria-current="page" class="navbar__item navbar__link navbar__link--active" href="/base/blog">Blog</a>'
  )
})

test('a link to a different site opens in a new tab', () => {
  const html = renderSample(<NavbarItem label="Code" href="https://a.b" />, outside)
  expect(html).toContain('rel="noopener noreferrer" target="_blank"')
})

test('a link can have HTML in place of a label, and `to` can be a URL', () => {
  const html = renderSample(<NavbarItem html="<i>Code</i>" to="https://a.b" />, outside)
  expect(html).toContain('<span><i>Code</i></span></a>')
  expect(html).toContain('rel="noopener noreferrer" target="_blank"')
})

test('links to languages have the configured query', () => {
  const html = renderSample(<NavbarItem type="localeDropdown" queryString="kept=yes" />, outside)
  expect(html).toMatch(/href="[^"]*\?kept=yes"/)
})

test('a docSidebar item links to the latest version from outside the docs', () => {
  const html = renderSample(<NavbarItem type="docSidebar" sidebarId="docs" label="Docs" />, outside)
  expect(html).toBe('<a class="navbar__item navbar__link" href="/base/docs/a">Docs</a>')
})

test('a docSidebar item stays in the reader’s version and is marked on every page of its sidebar', () => {
  const html = renderSample(<NavbarItem type="docSidebar" sidebarId="docs" label="Docs" />, inNext)
  expect(html).toBe(
    '<a aria-current="true" class="navbar__item navbar__link navbar__link--active" href="/base/docs/next/a">Docs</a>'
  )
})

test('a doc item uses the label of its doc', () => {
  expect(renderSample(<NavbarItem type="doc" docId="a" />, outside)).toBe(
    '<a class="navbar__item navbar__link" href="/base/docs/a">A</a>'
  )
})

test('a doc item of a draft is omitted', () => {
  expect(renderSample(<NavbarItem type="doc" docId="draft" />, outside)).toBe('')
})

test('rejects an unknown type', () => {
  expect(() => renderSample(<NavbarItem type="serach" />, outside)).toThrow(
    'No NavbarItem component found for type "serach".'
  )
})

test('rejects a sidebar without a single link', () => {
  expect(() => renderSample(<NavbarItem type="docSidebar" sidebarId="empty" />, outside)).toThrow(
    'DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.'
  )
})

test('rejects an unknown sidebar and doc, and lists the available ones', () => {
  expect(() => renderSample(<NavbarItem type="docSidebar" sidebarId="doc" />, outside)).toThrow(
    'DocSidebarNavbarItem: there is no sidebar with the ID "doc". Available IDs: docs, empty.'
  )
  expect(() => renderSample(<NavbarItem type="doc" docId="b" />, outside)).toThrow(
    'DocNavbarItem: there is no doc with the ID "b". Available IDs: a.'
  )
})

test('a docsVersion item shows the version and links to its first page', () => {
  expect(renderSample(<NavbarItem type="docsVersion" />, inNext)).toBe(
    '<a class="navbar__item navbar__link" href="/base/docs/next/a">Next</a>'
  )
})

/** Lists the label and path of each link in a menu. An asterisk marks the active one. */
function linksOf(html: string): string[] {
  const links = html.matchAll(/<a ([^>]*)>([^<]*)/g)
  return [...links].map(([, attributes = '', label]) => {
    const href = /href="([^"]*)"/.exec(attributes)?.[1]
    return `${label} ${href}${attributes.includes('--active') ? ' *' : ''}`
  })
}

test('a version dropdown links to the same page, or else to the first page of the version', () => {
  const dropdown = <NavbarItem type="docsVersionDropdown" />
  expect(linksOf(renderSample(dropdown, inNext))).toEqual([
    'Next /base/docs/next/b *',
    '1.0.0 /base/docs/a'
  ])
  const everywhere = {...inNext, props: {...inNext.props, alternates: undefined}}
  expect(linksOf(renderSample(dropdown, everywhere))).toEqual([
    'Next /base/docs/next/b *',
    '1.0.0 /base/docs/b'
  ])
  expect(renderSample(dropdown, inNext)).toContain('type="button">Next</button>')
})

test('a version dropdown outside the docs shows the latest version and marks none', () => {
  const html = renderSample(<NavbarItem type="docsVersionDropdown" />, outside)
  expect(html).toContain('type="button">1.0.0</button>')
  expect(linksOf(html)).toEqual(['Next /base/docs/next/a', '1.0.0 /base/docs/a'])
})

test('a version dropdown shows archived versions and a link to all of them', () => {
  const item = {
    dropdownItemsBefore: [{type: 'default', position: 'left' as const, to: '/new', label: 'New'}],
    dropdownItemsAfter: [
      {type: 'default', position: 'left' as const, to: '/versions', label: 'All versions'}
    ],
    versions: {'1.0.0': {label: 'One'}}
  }
  const html = renderSample(<NavbarItem type="docsVersionDropdown" {...item} />, inNext)
  expect(linksOf(html)).toEqual([
    'New /base/new',
    'One /base/docs/a',
    'All versions /base/versions'
  ])
})

test('a version dropdown marks the reader’s version, regardless of its label', () => {
  const item = <NavbarItem type="docsVersionDropdown" dropdownActiveClassDisabled />
  expect(linksOf(renderSample(item, inNext))).toEqual([
    'Next /base/docs/next/b *',
    '1.0.0 /base/docs/a'
  ])
})

test('a version dropdown in the mobile menu is open if one of its versions is shown', () => {
  const item = <NavbarItem type="docsVersionDropdown" dropdownActiveClassDisabled mobile />
  expect(renderSample(item, inNext)).toContain('aria-expanded="true"')
  expect(renderSample(item, outside)).toContain('aria-expanded="false"')
})

test('a version dropdown with one version is a plain link', () => {
  const html = renderSample(<NavbarItem type="docsVersionDropdown" versions={['1.0.0']} />, outside)
  expect(linksOf(html)).toEqual(['1.0.0 /base/docs/a'])
  expect(html).not.toContain('button')
})

test("a version dropdown rejects a version that doesn't exist", () => {
  const item = <NavbarItem type="docsVersionDropdown" versions={['2.0.0']} />
  expect(() => renderSample(item, outside)).toThrow(
    'DocsVersionDropdownNavbarItem: there is no version "2.0.0". Available versions: current, 1.0.0.'
  )
})

test('a navbar item for a missing docs instance lists the available ones', () => {
  const item = <NavbarItem type="docsVersion" docsPluginId="community" />
  expect(() => renderSample(item, outside)).toThrow(
    'The plugin "docs" has no global data with the ID "community". Available IDs: default.'
  )
})

const language = {direction: 'ltr', calendar: 'gregory', translate: true} as const

test('a locale dropdown links to the nearest page of a language that lacks the page', () => {
  const html = renderSample(<NavbarItem type="localeDropdown" />, {
    path: '/docs/tags/owl',
    missingLocales: {fr: '/docs/tags'},
    i18n: {
      ...{defaultLocale: 'en', currentLocale: 'en', locales: ['en', 'fr'], path: 'i18n'},
      localeConfigs: {
        en: {...language, label: 'English', htmlLang: 'en', path: 'en', baseUrl: '/base/'},
        fr: {...language, label: 'Français', htmlLang: 'fr-FR', path: 'fr', baseUrl: '/base/fr/'}
      }
    }
  })
  expect(html).toContain('href="/base/fr/docs/tags" hrefLang="fr-FR"')
})

test('a locale dropdown links to the same page below the prefix of each language', () => {
  const html = renderSample(<NavbarItem type="localeDropdown" />, {
    path: '/docs/a',
    i18n: {
      ...{defaultLocale: 'en', currentLocale: 'en', locales: ['en', 'fr'], path: 'i18n'},
      localeConfigs: {
        en: {...language, label: 'English', htmlLang: 'en', path: 'en', baseUrl: '/base/'},
        fr: {...language, label: 'Français', htmlLang: 'fr-FR', path: 'fr', baseUrl: '/base/fr/'}
      }
    }
  })
  const links = [...html.matchAll(/<a [^>]*>[^<]*/g)].map(([link]) => link)
  expect(html).toMatch(/<button[^>]*>English/)
  expect(links).toEqual([
    expect.stringMatching(
      /dropdown__link--active.*href="\/base\/docs\/a" hrefLang="en" lang="en">English$/
    ),
    expect.stringMatching(/href="\/base\/fr\/docs\/a" hrefLang="fr-FR" lang="fr-FR">Français$/)
  ])
})

test('a search item renders nothing without a search theme', () => {
  expect(renderSample(<NavbarItem type="search" />, outside)).toBe('')
})

test('every type has the component in the table, and no other type has one', () => {
  const entries = Object.entries(ComponentTypes).map(([type, {name}]) => [type, name])
  const table = Object.entries(NAVBAR_ITEMS).map(([type, {component}]) => [type, component])
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(table))
})

test.each(Object.entries(NAVBAR_ITEMS))(
  'the mobile menu shows a %s item in the correct position',
  (type, {mobile}) => {
    const fields = {docId: 'a', sidebarId: 'docs', value: 'x', label: 'A', items: []}
    const html = renderSample(<NavbarItem type={type} {...fields} mobile />, inNext)
    expect(html.startsWith('<li')).toBe(mobile === 'menu')
  }
)
