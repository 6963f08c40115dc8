import type {DocsLayoutProps as DocsProps} from '@lectern/types'
import DocSidebar from '@theme/DocSidebar'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {joinClasses} from '../../../behaviour/join-classes.js'

export interface DocsLayoutProps {
  docs: DocsProps
  title?: string
  description?: string
  children: ReactNode
}

/** A page of the docs: their sidebar beside it, and in the menu of narrow screens. */
export default function DocRootLayout({
  docs: {sidebar, version},
  children,
  ...page
}: DocsLayoutProps) {
  const menu = sidebar && <DocSidebar key={sidebar.name} slice={sidebar} />
  return (
    <Layout
      {...page}
      wrapperClassName={joinClasses('docs-wrapper', version.className)}
      secondaryMenu={menu}
    >
      {menu && (
        <aside className="theme-doc-sidebar-container" aria-label="Docs">
          {menu}
        </aside>
      )}
      <main className="doc-main">{children}</main>
    </Layout>
  )
}
