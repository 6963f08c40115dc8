import {useBaseUrl, usePath} from '@lectern/client'
import type {SidebarSlice} from '@lectern/types'
import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import DocSidebar from '@theme/DocSidebar'
import Layout, {type LayoutProps} from '@theme/Layout'
import {createContext, type ReactNode, useContext} from 'react'
import {SecondaryMenuArea} from './secondary-menu.js'
import {useSidebarItems} from './sidebar-forms.js'

const DocsRootPage = createContext<DocRootLayoutProps | undefined>(undefined)

/** Provides the page to the `Layout` in the site's `DocsRoot`. */
export function DocsRootPageProvider({
  page,
  children
}: {
  page: DocRootLayoutProps
  children: ReactNode
}) {
  return <DocsRootPage value={page}>{children}</DocsRootPage>
}

/** Returns the page inside the site's `DocsRoot`, or `undefined` outside of it. */
export function useDocsRootPage(): DocRootLayoutProps | undefined {
  return useContext(DocsRootPage)
}

/**
 * The layout of the theme's tag pages. In Docusaurus, `DocRoot` and its layout don't render them, so
 * a project's copies may not expect them.
 */
export function TagPageLayout({page}: {page: DocRootLayoutProps}) {
  const main = <main className="doc-main">{page.children}</main>
  return useDocsRootPage() ? main : <Layout {...createDocsLayoutProps(page)}>{main}</Layout>
}

/** Creates the `Layout` props for a docs page. */
export function createDocsLayoutProps({
  docs: {sidebar},
  title,
  description
}: Omit<DocRootLayoutProps, 'children'>): LayoutProps {
  const secondaryMenu = sidebar && <MobileMenu key={sidebar.name} slice={sidebar} />
  return {title, description, wrapperClassName: 'docs-wrapper', secondaryMenu}
}

/** The docs sidebar in the mobile menu, with the props of Lectern's and Docusaurus's component. */
function MobileMenu({slice}: {slice: SidebarSlice}) {
  const path = useBaseUrl(usePath())
  const sidebar = useSidebarItems(slice.items, false)
  return (
    // In the menu, a sidebar that is copied from Docusaurus doesn't fill the menu.
    <SecondaryMenuArea>
      <DocSidebar slice={slice} sidebar={sidebar} path={path} isMobile />
    </SecondaryMenuArea>
  )
}
