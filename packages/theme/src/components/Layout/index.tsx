import {
  ErrorBoundary,
  type ErrorPageProps,
  Head,
  useThemeConfig,
  useTitleFormatter
} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import AnnouncementBar from '@theme/AnnouncementBar'
import ErrorPageContent from '@theme/ErrorPageContent'
import Footer from '@theme/Footer'
import Navbar from '@theme/Navbar'
import ReturnSlot from '@theme/ReturnButton/Slot'
import SkipToContent from '@theme/SkipToContent'
import StaticBehavior from '@theme/StaticBehavior'
import type {ReactNode} from 'react'
import {joinClasses} from '../../behavior/markup/join-classes.js'
import {MobileSidebarProvider} from '../../behavior/navbar/mobile-sidebar.js'
import {useThemeColor} from '../../behavior/page/use-theme-color.js'

/** Props of `@theme/Layout`. */
export interface LayoutProps {
  /** Title of the page, without the site's title. Defaults to the title of the route. */
  title?: string
  /** Description for search engines. */
  description?: string
  /** Whether the footer is hidden. */
  noFooter?: boolean
  /** Class of the element around the content. */
  wrapperClassName?: string
  /** Initial content of the mobile menu, such as a docs sidebar. */
  secondaryMenu?: ReactNode
  /** Content of the page. */
  children?: ReactNode
}

/** Renders a page with the navbar and footer. */
export default function Layout({noFooter, wrapperClassName, secondaryMenu, ...page}: LayoutProps) {
  useThemeColor()
  const {readingProgress, returnButton, compatibility} = useThemeConfig<Partial<ThemeConfig>>()
  return (
    <MobileSidebarProvider secondaryMenu={secondaryMenu}>
      <PageHead {...page} />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      {readingProgress && <div className="reading-progress" aria-hidden="true" />}
      <div
        id={compatibility ? '__docusaurus_skipToContent_fallback' : '__main'}
        tabIndex={-1}
        className={joinClasses('theme-layout-main main-wrapper', wrapperClassName)}
      >
        <ErrorBoundary fallback={renderError}>{page.children}</ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
      {returnButton && <ReturnSlot />}
      <StaticBehavior />
    </MobileSidebarProvider>
  )
}

/** If the page throws, the rest of the layout remains. */
function renderError(error: ErrorPageProps) {
  return (
    <main>
      <ErrorPageContent {...error} />
    </main>
  )
}

/** Renders the head tags for the props of the page. */
function PageHead({title, description}: LayoutProps) {
  const documentTitle = useTitleFormatter()(title)
  return (
    <Head>
      {title && <title>{documentTitle}</title>}
      {title && <meta property="og:title" content={documentTitle} />}
      {description && <meta name="description" content={description} />}
    </Head>
  )
}
