import {ErrorBoundary, type ErrorPageProps, Head} from '@lectern/client'
import AnnouncementBar from '@theme/AnnouncementBar'
import ErrorPageContent from '@theme/ErrorPageContent'
import Footer from '@theme/Footer'
import Navbar from '@theme/Navbar'
import SkipToContent from '@theme/SkipToContent'
import StaticBehavior from '@theme/StaticBehavior'
import type {ReactNode} from 'react'
import {joinClasses} from '../../behavior/markup/join-classes.js'
import {MobileSidebarProvider} from '../../behavior/navbar/mobile-sidebar.js'
import {useThemeColor} from '../../behavior/page/use-theme-color.js'

/** Props of `@theme/Layout`. */
export interface LayoutProps {
  /** Title of the page, without the site's; left out where the route's own head names one. */
  title?: string
  description?: string
  noFooter?: boolean
  wrapperClassName?: string
  /** What the menu of narrow screens shows first, such as a docs sidebar. */
  secondaryMenu?: ReactNode
  children?: ReactNode
}

/** What every page stands in: skip link, navbar, main, footer. */
export default function Layout({noFooter, wrapperClassName, secondaryMenu, ...page}: LayoutProps) {
  useThemeColor()
  return (
    <MobileSidebarProvider secondaryMenu={secondaryMenu}>
      <PageHead {...page} />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      <div
        id="main"
        tabIndex={-1}
        className={joinClasses('theme-layout-main main-wrapper', wrapperClassName)}
      >
        <ErrorBoundary fallback={renderError}>{page.children}</ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
      <StaticBehavior />
    </MobileSidebarProvider>
  )
}

/** The rest of the layout stays when the page throws. */
function renderError(error: ErrorPageProps) {
  return (
    <main>
      <ErrorPageContent {...error} />
    </main>
  )
}

/** The page's own tags; the client adds the site's title to the title. */
function PageHead({title, description}: LayoutProps) {
  return (
    <Head>
      {title && <title>{title}</title>}
      {title && <meta property="og:title" content={title} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </Head>
  )
}
