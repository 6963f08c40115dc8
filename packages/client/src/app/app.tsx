import {useMemo, type ComponentType, type ReactNode} from 'react'
import type {Location} from 'react-router-dom'
import type {HeadTag, SiteData} from '@lectern/types'
import {ColorModeProvider} from '../color-mode/color-mode.js'
import type {FormatDate} from '../context/date-formats.js'
import {PageBoundary, type ErrorPageProps} from '../components/error-boundary.js'
import {HeadOutlet} from '../head/head-outlet.js'
import type {HeadStore} from '../head/head-store.js'
import {HeadProvider} from '../head/head.js'
import {LocationProvider} from '../navigation/location-provider.js'
import {RouteAnnouncer} from '../navigation/route-announcer.js'
import type {ClientModule} from '../navigation/use-route-updates.js'
import {PageProvider, type LoadedPage} from '../context/page-context.js'
import {RouteContextProvider} from '../context/route-context.js'
import {SiteDataProvider} from '../context/site-context.js'

/** Site data, and theme components that every page needs. */
export interface Shell {
  site: SiteData
  /** `@theme/Root`. Wraps every page and is never unmounted. */
  Root: ComponentType<{children: ReactNode}>
  /** `@theme/Error`. Replaces a page that threw an error. */
  ErrorPage: ComponentType<ErrorPageProps>
  /** Route components in the main bundle, by name. Other components are separate modules. */
  pageComponents?: Readonly<Record<string, ComponentType<Record<string, unknown>>>>
}

/** The shell in the browser, with the client modules of the site's bundle. */
export interface ClientShell extends Shell {
  /** Client modules of plugins and the site, in this order. */
  clientModules: readonly ClientModule[]
}

interface AppProps {
  shell: Shell
  /** Shared by all pages that the server renders. */
  formatDate?: FormatDate
  loaded: LoadedPage
  /**
   * Location of the shown page. During navigation, it can differ from the address bar. On the server,
   * only its path.
   */
  location: Location | string
  headStore: HeadStore
  /** Head tags from the page's document. Empty on the server, which merges them itself. */
  pageTags: readonly HeadTag[]
}

/**
 * Renders a page inside the components that wrap all pages, and announces navigation to screen
 * readers. The server and the browser render the same tree.
 */
export function App({shell, formatDate, loaded, location, headStore, pageTags}: AppProps) {
  const {site, Root} = shell
  // Keeps the page from rendering again if only the URL changes.
  const page = useMemo(() => <Page shell={shell} loaded={loaded} />, [shell, loaded])
  const hash = typeof location === 'string' ? '' : location.hash
  return (
    <>
      <Guarded shell={shell} page={loaded.page.path}>
        <SiteDataProvider site={site} formatDate={formatDate}>
          <HeadProvider store={headStore}>
            <ColorModeProvider>
              <PageProvider value={loaded}>
                <Root>
                  <LocationProvider location={location}>{page}</LocationProvider>
                </Root>
              </PageProvider>
            </ColorModeProvider>
            <HeadOutlet pageTags={pageTags} />
          </HeadProvider>
        </SiteDataProvider>
      </Guarded>
      <RouteAnnouncer pagePath={loaded.page.path} hash={hash} />
    </>
  )
}

function Page({shell, loaded}: {shell: Shell; loaded: LoadedPage}) {
  const Component = loaded.component
  return (
    <Guarded shell={shell} page={loaded.page.path}>
      <RouteContextProvider value={loaded.page}>
        <Component {...loaded.page.props} />
      </RouteContextProvider>
    </Guarded>
  )
}

interface GuardedProps {
  shell: Shell
  page: string
  children: ReactNode
}

/**
 * Replaces content that throws with the theme's error page, or with plain text if the error page
 * also throws.
 */
function Guarded({shell: {ErrorPage}, page, children}: GuardedProps) {
  return (
    <PageBoundary page={page}>
      <PageBoundary page={page} fallback={(props) => <ErrorPage {...props} />}>
        {children}
      </PageBoundary>
    </PageBoundary>
  )
}
