import {StrictMode, startTransition, useState} from 'react'
import {createRoot, hydrateRoot} from 'react-dom/client'
import {BrowserRouter} from 'react-router-dom'
import {App, type ClientShell} from './app/app.js'
import {createHeadStore} from './head/head-store.js'
import {useHydrationMark} from './browser/hydration-mark.js'
import {documentUrl} from './navigation/document-url.js'
import {findOpenPath} from './navigation/find-open-path.js'
import {findCleanUrl} from './navigation/legacy-url.js'
import {
  createPageLoader,
  preparePage,
  type PageLoader,
  type ReadyPage
} from './navigation/page-loader.js'
import {
  findRoot,
  hasLostComments,
  readPageDocument,
  type PageDocument
} from './navigation/page-document.js'
import {routerBase} from './app/router-base.js'
import {useLinkNavigation} from './navigation/use-link-navigation.js'
import {usePrefetch} from './navigation/use-prefetch.js'
import {useRouteUpdates} from './navigation/use-route-updates.js'
import {useScroll} from './navigation/use-scroll.js'
import {useShownPage} from './navigation/use-shown-page.js'
import type {Hydration} from './start-script/hydration.js'

/**
 * Starts the client on a prerendered page: hydrates the page, and then handles navigation.
 *
 * @returns the hydration, or `undefined` if the page stays as it was prerendered.
 */
export async function startClient(shell: ClientShell): Promise<Hydration | undefined> {
  const root = findRoot()
  const current = readPageDocument(document)
  if (!root || !current) return undefined
  const {baseUrl, trailingSlash} = shell.site.siteConfig
  const clean = findCleanUrl(location, current.page.path, shell.site.siteConfig)
  if (clean?.isElsewhere) {
    location.replace(clean.url)
    return undefined
  }
  if (clean) history.replaceState(history.state, '', clean.url)
  const {pageComponents: components} = shell
  const client = current.page.client
  const loader = createPageLoader({client, components, baseUrl, trailingSlash})
  const openPath = findOpenPath(location.pathname, baseUrl, current.page.open)
  // On an open route, the document is the 404 page, so it's replaced completely.
  const isComplete = openPath === undefined && root.childElementCount > 0 && !hasLostComments(root)
  const loading =
    openPath === undefined
      ? prepareDocument(current, isComplete, components)
      : loader.load(documentUrl(openPath, baseUrl, trailingSlash))
  const initial = await loading.catch((error: unknown) => {
    console.warn('The server-rendered page is kept.', error)
  })
  if (!initial) return undefined
  const done = new Promise<void>((onHydrated) => {
    const app = <ClientApp {...{shell, initial, loader, onHydrated}} />
    // Hydrates in a transition, so that React works in slices and the page stays responsive.
    if (isComplete) startTransition(() => void hydrateRoot(root, app))
    else createRoot(root).render(<StrictMode>{app}</StrictMode>)
  })
  return {done}
}

/**
 * Prepares the page of the current document. If the document is complete, omits the HTML of static
 * contents: it's already in the DOM, and React doesn't change it without `html`.
 */
async function prepareDocument(
  current: PageDocument,
  isComplete: boolean,
  components: ClientShell['pageComponents']
): Promise<ReadyPage> {
  const source = isComplete ? {...current, html: {}} : current
  return {...(await preparePage(source, components)), head: current.head}
}

interface ClientAppProps {
  shell: ClientShell
  initial: ReadyPage
  loader: PageLoader
  onHydrated(): void
}

function ClientApp(props: ClientAppProps) {
  const basename = routerBase(props.shell.site.siteConfig.baseUrl)
  return (
    // Navigates on click immediately instead of when the browser is idle.
    <BrowserRouter basename={basename} useTransitions={false}>
      <CurrentPage {...props} />
    </BrowserRouter>
  )
}

function CurrentPage({shell, initial, loader, onHydrated}: ClientAppProps) {
  const {baseUrl, trailingSlash} = shell.site.siteConfig
  const [headStore] = useState(() => createHeadStore())
  const shown = useShownPage({initial, loader, baseUrl, trailingSlash})
  const {page} = shown
  useLinkNavigation(baseUrl)
  usePrefetch({loader, baseUrl, trailingSlash, pagePath: page.page.path})
  useScroll(shown.location, shown.navigation)
  useRouteUpdates(shell.clientModules, shown.location, baseUrl)
  useHydrationMark(onHydrated)
  return (
    <App
      shell={shell}
      loaded={page}
      location={shown.location}
      headStore={headStore}
      pageTags={page.head}
    />
  )
}
