import BackToTopButton from '@theme/BackToTopButton'
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main'
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar'
import type {ReactNode} from 'react'
import {useDocsRootPage} from '../../props/docs-root-page.js'

/** A page of the docs and its sidebar, in a project whose `DocsRoot` renders the layout of all pages. */
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

/** A class of the document says whether the sidebar is hidden. */
function keepSidebar(): void {}
