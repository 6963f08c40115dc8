import type {DocsLayoutProps} from '@lectern/types'
import BackToTopButton from '@theme/BackToTopButton'
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main'
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar'
import DocSidebar from '@theme/DocSidebar'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'

/** Props of `@theme/DocRoot/Layout`. */
export interface DocRootLayoutProps {
  docs: DocsLayoutProps
  title?: string
  description?: string
  children: ReactNode
}

/** A docs page with its sidebar. On narrow screens, the sidebar is in the mobile menu. */
export default function DocRootLayout({docs: {sidebar}, children, ...page}: DocRootLayoutProps) {
  const menu = sidebar && <DocSidebar key={sidebar.name} slice={sidebar} isMobile />
  return (
    <Layout {...page} wrapperClassName="docs-wrapper" secondaryMenu={menu}>
      {sidebar && (
        <DocRootLayoutSidebar
          sidebar={sidebar.items}
          hiddenSidebarContainer={false}
          setHiddenSidebarContainer={keepSidebar}
        />
      )}
      <BackToTopButton />
      <DocRootLayoutMain>{children}</DocRootLayoutMain>
    </Layout>
  )
}

/**
 * Does nothing, because an attribute of the document controls whether the sidebar is hidden. See
 * `sidebar-hidden.ts`.
 */
function keepSidebar(): void {}
