import type {ComponentType} from 'react'
import {expect, test} from 'vitest'
import {renderOnPage} from '../../../fixtures/run-hook.js'
import OwnNavLink, {
  type NavbarNavLinkProps
} from '../../theme-replacements/NavbarItem/NavbarNavLink.js'
import LocaleDropdown from '../../theme-replacements/NavbarItem/LocaleDropdownNavbarItem.js'
import adaptDropdown from './DropdownNavbarItem/index.js'
import adaptNavLink from './NavbarNavLink.js'

const renderLink = (item: Omit<NavbarNavLinkProps, 'linkClassName'>) =>
  renderOnPage(<OwnNavLink linkClassName="navbar__item navbar__link" {...item} />, {
    path: '/docs/owl'
  })

test.each<[string, Omit<NavbarNavLinkProps, 'linkClassName'>, string]>([
  ['an attribute', {to: '/a', label: 'A', title: 'More'}, 'title="More"'],
  ['a class', {to: '/a', label: 'A', className: 'wide'}, 'class="navbar__item navbar__link wide"'],
  ['HTML', {to: '/a', value: '<b>A</b>'}, '><b>A</b></a>'],
  ['HTML in its own field', {to: '/a', html: '<b>A</b>'}, '><b>A</b></a>'],
  ['a URL in `to`', {to: 'https://a.example', label: 'A'}, 'target="_blank"'],
  ['an active page', {to: '/docs', label: 'A'}, 'navbar__link--active'],
  ['an active page with the base URL', {to: '/base/docs', label: 'A'}, 'navbar__link--active'],
  [
    'a function',
    {to: '/a', label: 'A', isActive: (_, {pathname}) => pathname === '/base/docs/owl'},
    '--active'
  ],
  [
    'a function of the match',
    {to: '/docs', label: 'A', isActive: (match) => match?.url === '/base/docs'},
    '--active'
  ],
  ['a website', {href: 'https://a.example', label: 'A'}, 'target="_blank"'],
  [
    'a file of the site',
    {href: 'files/a.js', prependBaseUrlToHref: true, label: 'A'},
    '<a class="navbar__item navbar__link" href="/base/files/a.js">A'
  ]
])('a navbar link can have %s', (_, item, expected) => {
  expect(renderLink(item)).toContain(expected)
})

test.each(['/docs', '/docs/owl'])('a navbar link to %s has the state `page`', (to) => {
  expect(renderLink({to, label: 'A'})).toContain('aria-current="page"')
})

test.each<[true | undefined, boolean | undefined, boolean]>([
  [true, undefined, true],
  [undefined, undefined, false],
  [undefined, true, true],
  [true, false, false]
])(
  'folder %j, trailingSlash %j: a pattern with a slash matches: %j',
  (isFolder, trailingSlash, matches) => {
    const link = <OwnNavLink linkClassName="l" to="/a" activeBaseRegex="^/docs/$" />
    const html = renderOnPage(link, {
      path: '/docs',
      ...(isFolder && {isFolder}),
      ...(trailingSlash !== undefined && {config: {trailingSlash}})
    })
    expect(html.includes('l--active')).toBe(matches)
  }
)

test('a function that returns false makes a navbar link inactive', () => {
  expect(renderLink({to: '/docs', label: 'A', isActive: () => false})).not.toContain('--active')
})

test('components from Docusaurus pass the class and HTML of a navbar link in other props', () => {
  const Link = adaptNavLink(OwnNavLink, true) as ComponentType<object>
  const props = {
    ...{to: '/docs', html: '<b>A</b>', exact: true, isDropdownLink: false},
    ...{className: 'menu__link', activeClassName: 'here'}
  }
  const html = renderOnPage(<Link {...props} />, {path: '/docs/owl'})
  expect(html).toContain('class="menu__link here"')
  expect(html).toContain('<b>A</b></a>')
})

test('a navbar link from Docusaurus gets its props from Lectern’s components', () => {
  const seen: object[] = []
  const Foreign = (props: object) => {
    seen.push(props)
    return null
  }
  const Link = adaptNavLink(Foreign, false) as ComponentType<NavbarNavLinkProps>
  renderOnPage(
    <Link linkClassName="dropdown__link" className="wide" value="<b>A</b>" isActive={false} />
  )
  expect(seen).toEqual([
    {
      activeClassName: 'dropdown__link--active',
      className: 'dropdown__link wide',
      html: '<b>A</b>',
      isActive: expect.any(Function),
      isDropdownLink: true
    }
  ])
})

test('items of a dropdown can have a function that decides whether they’re active', () => {
  const seen: object[] = []
  const Own = ({items}: {items?: object[]}) => {
    seen.push(...(items ?? []))
    return null
  }
  const Dropdown = adaptDropdown(Own, true) as ComponentType<object>
  const items = [{label: 'A', isActive: () => false}, {label: 'B', isActive: true}, {label: 'C'}]
  renderOnPage(<Dropdown {...{items}} />)
  expect(seen).toEqual([
    {label: 'A', isActive: false},
    {label: 'B', isActive: true},
    {label: 'C', isActive: undefined}
  ])
})

test('the list of languages has an icon before its label', () => {
  const html = renderOnPage(<LocaleDropdown mobile />)
  expect(html).toMatch(/<svg[^>]* class="icon-language"[^>]*>.*<\/svg>Languages/s)
})
