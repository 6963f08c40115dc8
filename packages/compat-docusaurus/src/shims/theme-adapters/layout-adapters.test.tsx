import {MobileSidebarProvider} from '@lectern/theme/behavior/navbar/mobile-sidebar'
import {SidebarStateProvider} from '@lectern/theme/behavior/sidebar/sidebar-state'
import type {ComponentType, ReactNode} from 'react'
import {expect, test} from 'vitest'
import {renderOnPage} from '../../fixtures/run-hook.js'
import type {AdaptedComponent} from '../props/create-adapter.js'
import {NavbarSecondaryMenuFiller} from '../theme-common/mobile-sidebar.js'
import adaptAdmonition from './Admonition/Layout.js'
import adaptAuthor from './Blog/Components/Author.js'
import adaptPaginator from './BlogListPaginator.js'
import adaptEditMetaRow from './EditMetaRow.js'
import adaptBlogLayout from './BlogLayout/index.js'
import adaptBlogMobile from './BlogSidebar/Mobile.js'
import adaptBlogSidebar from './BlogSidebar/index.js'
import adaptToggle from './ColorModeToggle/index.js'
import adaptItems from './DocSidebarItems/index.js'
import adaptExpandButton from './DocRoot/Layout/Sidebar/ExpandButton.js'
import adaptSidebar from './DocRoot/Layout/Sidebar/index.js'
import adaptCollapseButton from './DocSidebar/Desktop/CollapseButton.js'
import adaptLinkItem from './Footer/LinkItem.js'
import adaptMobileLayout from './Navbar/MobileSidebar/Layout.js'
import adaptMobileSidebar from './Navbar/MobileSidebar/index.js'
import adaptRoot from './Root/index.js'

/** Component that records its props. */
function createProbe() {
  const seen: Record<string, unknown>[] = []
  const Probe: AdaptedComponent = (props: object) => {
    seen.push({...props})
    return <i>probe</i>
  }
  return {Probe, seen}
}

const SITE = {
  config: {
    themeConfig: {colorMode: {respectPrefersColorScheme: true}, docs: {sidebar: {}}}
  }
}

test('an admonition layout that is copied from Docusaurus gets an icon and a default title', () => {
  const {Probe, seen} = createProbe()
  const Layout = adaptAdmonition(Probe, false)
  renderOnPage(<Layout type="tip" />, SITE)
  renderOnPage(<Layout type="caution" title="Thin ice" icon="!" />, SITE)
  renderOnPage(<Layout type="own" />, SITE)
  expect(seen).toEqual([
    {type: 'tip', title: 'Tip', icon: expect.objectContaining({props: {}})},
    {type: 'caution', title: 'Thin ice', icon: '!'},
    {type: 'own', title: undefined, icon: undefined}
  ])
})

test('Lectern’s author has its own element in a list that is copied from Docusaurus', () => {
  const Author = adaptAuthor(() => <i>Ada</i>, true)
  expect(renderOnPage(<Author author={{}} />, SITE)).toBe(
    '<div class="avatar margin-bottom--sm"><i>Ada</i></div>'
  )
})

test('a sidebar list that is copied from Docusaurus gets an empty list until items are loaded', () => {
  const {Probe, seen} = createProbe()
  const Items = adaptItems(Probe, false)
  renderOnPage(
    <SidebarStateProvider slice={{name: 'docs', items: []}}>
      <Items />
    </SidebarStateProvider>,
    SITE
  )
  const keys = {parentKey: '', siblings: []}
  expect(seen).toEqual([{items: [], activePath: '/base/docs/owl', ...keys}])
})

test('a footer link in a list of the site is a link without a list item', () => {
  const {Probe} = createProbe()
  const Link = adaptLinkItem(Probe, true)
  const html = renderOnPage(<Link item={{label: 'Owl', href: 'https://owl.example'}} />)
  expect(html).toMatch(/^<a [^>]*class="footer__link-item"[^>]*>Owl<svg/)
  expect(html).toContain('target="_blank"')
})

test('the site’s expand button is rendered only while the sidebar is hidden', () => {
  const {Probe} = createProbe()
  const Button = adaptExpandButton(Probe, false)
  expect(renderOnPage(<Button />)).toBe('')
})

test('the buttons and the sidebar of the site get the functions that hide the sidebar', () => {
  const button = createProbe()
  const Button = adaptCollapseButton(button.Probe, false)
  const sidebar = createProbe()
  const Sidebar = adaptSidebar(sidebar.Probe as Parameters<typeof adaptSidebar>[0], false)
  renderOnPage(
    <>
      <Button />
      <Sidebar hiddenSidebarContainer={true} setHiddenSidebarContainer={() => {}} />
    </>
  )
  expect(button.seen).toEqual([{onClick: expect.any(Function)}])
  expect(sidebar.seen[0]).toMatchObject({hiddenSidebarContainer: false})
})

test('the site’s color mode button receives the choice and the setting for the system’s mode', () => {
  const {Probe, seen} = createProbe()
  const Toggle = adaptToggle(Probe, false)
  renderOnPage(<Toggle {...{value: 'light'}} />, SITE)
  expect(seen).toEqual([{value: null, respectPrefersColorScheme: true}])
})

const inMenu = (node: ReactNode) => (
  <MobileSidebarProvider secondaryMenu={<b>Docs</b>}>{node}</MobileSidebarProvider>
)

test('the site’s mobile menu is above a backdrop', () => {
  const {Probe} = createProbe()
  const Sidebar = adaptMobileSidebar(Probe as ComponentType, false)
  expect(renderOnPage(inMenu(<Sidebar />))).toBe(
    '<div><div role="presentation" class="navbar-sidebar__backdrop"></div><i>probe</i></div>'
  )
})

test('Lectern’s layout of the mobile menu renders the parts that the site’s menu passes', () => {
  const {Probe} = createProbe()
  const Layout = adaptMobileLayout(
    Probe as Parameters<typeof adaptMobileLayout>[0],
    true
  ) as ComponentType<object>
  const parts = {header: 'Header', primaryMenu: 'Primary', secondaryMenu: 'Secondary'}
  const html = renderOnPage(inMenu(<Layout {...parts} />))
  expect(
    html
      .replace(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean)
  ).toEqual([...['Header', 'Primary', 'Secondary']])
  expect(html).toContain('navbar-sidebar__items--show-secondary')
})

test('a sidebar of the site that fills the mobile menu is rendered in the menu itself', () => {
  const Filler = (props: object) => (
    <NavbarSecondaryMenuFiller component={() => <b>posts</b>} props={props} />
  )
  const Mobile = adaptBlogMobile(Filler, false)
  expect(renderOnPage(inMenu(<Mobile />))).toBe('<b>posts</b>')
  expect(renderOnPage(inMenu(<Filler />))).toBe('')
})

test('Lectern’s sidebar of the mobile menu isn’t rendered on the page itself', () => {
  const {Probe} = createProbe()
  const Mobile = adaptBlogMobile(Probe, true)
  const BlogSidebar = adaptBlogSidebar(Mobile, false)
  expect(renderOnPage(<BlogSidebar />)).toBe('')
  expect(renderOnPage(<BlogSidebar isMobile />)).toBe('<i>probe</i>')
})

test('the site’s providers are inside its root component', () => {
  const Root = adaptRoot(({children}) => <main>{children}</main>, false)
  expect(renderOnPage(<Root>page</Root>)).toBe('<main>page</main>')
})

test('a blog layout that is copied from Docusaurus gets links with titles and permalinks', () => {
  const {Probe, seen} = createProbe()
  const sidebar = {title: 'Posts', items: [{path: '/blog/owl', label: 'Owl', date: '2024-01-31'}]}
  const Layout = adaptBlogLayout(Probe, false)
  renderOnPage(<Layout sidebar={sidebar} />, SITE)
  const link = {title: 'Owl', permalink: '/base/blog/owl', date: '2024-01-31T00:00:00.000Z'}
  expect(seen[0]?.sidebar).toMatchObject({title: 'Posts', items: [link]})
})

test('a paginator that is copied from Docusaurus gets the metadata of the list', () => {
  const {Probe, seen} = createProbe()
  const Paginator = adaptPaginator(Probe, false)
  const pagination = {
    ...{page: 1, pageCount: 2, postCount: 9, postsPerPage: 5},
    nextPath: '/blog/page/2'
  }
  const props = {blogTitle: 'News', description: 'All news'}
  renderOnPage(<Paginator pagination={pagination} />, {...SITE, path: '/blog', props})
  expect(seen[0]?.metadata).toEqual({
    ...{blogTitle: 'News', blogDescription: 'All news', permalink: '/base/blog'},
    ...{page: 1, postsPerPage: 5, totalPages: 2, totalCount: 9},
    ...{previousPage: undefined, nextPage: '/base/blog/page/2'}
  })
})

test('an edit row that is copied from Docusaurus is only rendered if it has content', () => {
  const {Probe, seen} = createProbe()
  const Row = adaptEditMetaRow(Probe, false)
  expect(renderOnPage(<Row className="row" />, SITE)).toBe('')
  renderOnPage(<Row lastUpdatedAt="2024-01-31T00:00:00.000Z" />, SITE)
  expect(seen).toEqual([{lastUpdatedAt: Date.UTC(2024, 0, 31)}])
})
