import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import DocSidebar from '@theme/DocSidebar'
import type {LayoutProps} from '@theme/Layout'
import {createContext, type ReactNode, useContext} from 'react'

const DocsRootPage = createContext<DocRootLayoutProps | undefined>(undefined)

/** Provides the page to the `Layout` in a `DocsRoot` of the site. */
export function DocsRootPageProvider({
  page,
  children
}: {
  page: DocRootLayoutProps
  children: ReactNode
}) {
  return <DocsRootPage value={page}>{children}</DocsRootPage>
}

/** Returns the page that the `DocsRoot` of the site around a component shows, if there is one. */
export function useDocsRootPage(): DocRootLayoutProps | undefined {
  return useContext(DocsRootPage)
}

/** Returns the props of `Layout` for a page of the docs. */
export function createDocsLayoutProps({
  docs: {sidebar},
  title,
  description
}: Omit<DocRootLayoutProps, 'children'>): LayoutProps {
  const secondaryMenu = sidebar && <DocSidebar key={sidebar.name} slice={sidebar} isMobile />
  return {title, description, wrapperClassName: 'docs-wrapper', secondaryMenu}
}
