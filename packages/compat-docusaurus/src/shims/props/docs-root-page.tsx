import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import DocSidebar from '@theme/DocSidebar'
import type {LayoutProps} from '@theme/Layout'
import {createContext, type ReactNode, useContext} from 'react'

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

/** Creates the `Layout` props for a docs page. */
export function createDocsLayoutProps({
  docs: {sidebar},
  title,
  description
}: Omit<DocRootLayoutProps, 'children'>): LayoutProps {
  const secondaryMenu = sidebar && <DocSidebar key={sidebar.name} slice={sidebar} isMobile />
  return {title, description, wrapperClassName: 'docs-wrapper', secondaryMenu}
}
