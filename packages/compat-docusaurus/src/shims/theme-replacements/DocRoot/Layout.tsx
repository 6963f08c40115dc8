import BackToTopButton from '@theme/BackToTopButton'
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main'
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar'
import type {ReactNode} from 'react'
import {useDocsRootPage} from '../../props/docs-root-page.js'

/** A docs page and its sidebar. Used by projects whose `DocsRoot` renders the page layout. */
export default function DocRootLayout({children}: {children: ReactNode}) {
  const sidebar = useDocsRootPage()?.docs.sidebar
  return (
    <>
      {sidebar && (
        <DocRootLayoutSidebar
          sidebar={sidebar.items}
          hiddenSidebarContainer={false}
          setHiddenSidebarContainer={keepSidebar}
        />
      )}
      <BackToTopButton />
      <DocRootLayoutMain>{children}</DocRootLayoutMain>
    </>
  )
}

/** Does nothing, because a class on the root element hides the sidebar. */
function keepSidebar(): void {}
