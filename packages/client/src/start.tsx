import {StrictMode, useState} from 'react'
import {createRoot, hydrateRoot} from 'react-dom/client'
import {BrowserRouter} from 'react-router-dom'
import {App, type Shell} from './app.js'
import {createHeadStore} from './head/head-store.js'
import {documentUrl} from './navigation/document-url.js'
import {findOpenPath} from './navigation/find-open-path.js'
import {
  createPageLoader,
  preparePage,
  type PageLoader,
  type ReadyPage
} from './navigation/page-loader.js'
import {hasLostComments, readPageDocument, ROOT_ID} from './navigation/page-document.js'
import {RouteAnnouncer} from './navigation/route-announcer.js'
import {cleanLegacyPath} from './navigation/site-link.js'
import {useLinkNavigation} from './navigation/use-link-navigation.js'
import {usePrefetch} from './navigation/use-prefetch.js'
import {useScroll} from './navigation/use-scroll.js'
import {useShownPage} from './navigation/use-shown-page.js'

/** Take over the prerendered page: hydrate it and handle navigation from then on. */
export async function startClient(shell: Shell): Promise<void> {
  const root = document.getElementById(ROOT_ID)
  const current = readPageDocument(document)
  if (!root || !current) return
  if (current.page.path !== '/404.html') cleanAddress()
  const loader = createPageLoader(current.page.client, shell.pageComponents)
  const {baseUrl, trailingSlash} = shell.site.siteConfig
  const openPath = findOpenPath(location.pathname, baseUrl, current.page.open)
  // Under an open route stands the page of unknown addresses: all of it gives way.
  const isComplete = openPath === undefined && root.childElementCount > 0 && !hasLostComments(root)
  // Where the DOM is kept, it holds the static contents already: without `html` React leaves them.
  const source = isComplete ? {page: current.page, html: {}} : current
  const initial =
    openPath === undefined
      ? {...(await preparePage(source, shell.pageComponents)), head: current.head}
      : await loader.load(documentUrl(openPath, baseUrl, trailingSlash))
  const app = <ClientApp shell={shell} initial={initial} loader={loader} />
  if (isComplete) hydrateRoot(root, app)
  else createRoot(root).render(<StrictMode>{app}</StrictMode>)
}

/** Legacy addresses ending in `.html` show the clean path (specification §2). */
function cleanAddress(): void {
  const {pathname, search, hash} = location
  const clean = cleanLegacyPath(pathname)
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash)
}

interface ClientAppProps {
  shell: Shell
  initial: ReadyPage
  loader: PageLoader
}

function ClientApp(props: ClientAppProps) {
  // React Router wants no slash at the end of a base.
  const basename = props.shell.site.siteConfig.baseUrl.replace(/(?<=.)\/$/, '')
  return (
    <BrowserRouter basename={basename}>
      <CurrentPage {...props} />
    </BrowserRouter>
  )
}

function CurrentPage({shell, initial, loader}: ClientAppProps) {
  const {baseUrl, trailingSlash} = shell.site.siteConfig
  const [headStore] = useState(createHeadStore)
  const {location, navigation, page} = useShownPage({initial, loader, baseUrl, trailingSlash})
  useLinkNavigation(baseUrl)
  usePrefetch({loader, baseUrl, trailingSlash, pagePath: page.page.path})
  useScroll(location, navigation)
  return (
    <>
      <App
        shell={shell}
        loaded={page}
        location={location}
        headStore={headStore}
        pageTags={page.head}
      />
      <RouteAnnouncer pagePath={page.page.path} hash={location.hash} />
    </>
  )
}
