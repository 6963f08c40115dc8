import {useEffect, useState, useSyncExternalStore} from 'react'
import {flushSync} from 'react-dom'
import {createRoot, hydrateRoot} from 'react-dom/client'
import {BrowserRouter} from 'react-router-dom'
import {App, type ClientShell} from '../app/app.js'
import {createHeadStore} from '../head/head-store.js'
import {useHydrationMark} from '../browser/hydration-mark.js'
import {findRoot, NOT_FOUND_PATH, readPageDocument} from '../navigation/page-document.js'
import {preparePage, type PageLoader, type ReadyPage} from '../navigation/page-loader.js'
import {routerBase} from '../app/router-base.js'
import {useLinkNavigation} from '../navigation/use-link-navigation.js'
import {useRouteUpdates} from '../navigation/use-route-updates.js'
import {useScroll} from '../navigation/use-scroll.js'
import {useShownPage} from '../navigation/use-shown-page.js'
import {devConnection} from './dev-connection.js'
import {createDevStore, type DevStore} from './dev-store.js'
import {fetchDocument, readDevDocument, type FetchedDocument} from './fetch-document.js'
import {morphElement} from './morph-element.js'
import {syncStyles} from './sync-styles.js'

/**
 * Starts the client in development. The first bundle starts the page, and later bundles only pass
 * their shell. Pages aren't prefetched, because the server compiles them on request.
 */
export async function startDevClient(shell: ClientShell): Promise<void> {
  const connection = devConnection()
  if (connection.takeShell) return connection.takeShell(shell)
  const store = createDevStore({shell})
  const modules: LoadedModules = {main: readDevDocument(document)?.main}
  connection.takeShell = (next) => {
    modules.shell = next
  }
  const root = findRoot()
  const current = readPageDocument(document)
  if (!root || !current) return
  const loaded = await preparePage({...current, html: {}})
  const initial = {...loaded, head: current.head}
  const loader: PageLoader = {
    load: (url) => loadPage(url, store, modules),
    // Never reuses a loaded page, because it may have changed since then.
    ready: () => undefined
  }
  const app = <DevClient store={store} initial={initial} loader={loader} />
  const options = {onCaughtError: reportThrown, onUncaughtError: reportThrown}
  // The server sends an empty page if it can't render it.
  if (root.childElementCount === 0) createRoot(root, options).render(app)
  else hydrateRoot(root, app, options)
  connection.app = {show: (fetched) => showDocument(fetched, store, modules)}
}

/**
 * Reports an error in a component to the author, who wouldn't learn enough from the component's
 * fallback.
 */
function reportThrown(error: unknown): void {
  console.error(error)
  devConnection().onThrown?.(error)
}

interface LoadedModules {
  /** URL of the last evaluated main module. */
  main?: string
  /** Exports of that module, until they're in use. */
  shell?: ClientShell
}

async function loadPage(url: string, store: DevStore, modules: LoadedModules): Promise<ReadyPage> {
  const fetched = await fetchDocument(url)
  const {document: next} = fetched
  if (!next || next.page.path === NOT_FOUND_PATH)
    throw new Error(`${url} requires a full page load.`)
  return loadModules(fetched, store, modules)
}

/** Evaluates a page's new modules and replaces the old components. */
async function loadModules(
  {dev, styles, document: next}: FetchedDocument,
  store: DevStore,
  modules: LoadedModules
): Promise<ReadyPage> {
  if (!next) throw new Error('The page cannot be rendered.')
  await syncStyles(styles)
  if (dev.main !== undefined && dev.main !== modules.main) {
    await import(dev.main)
    modules.main = dev.main
  }
  const loaded = await preparePage(next)
  // Registers the new components first. Otherwise, React would treat them as different components
  // and discard their state.
  globalThis.__lecternRefresh.refresh()
  if (modules.shell) store.set({shell: modules.shell})
  modules.shell = undefined
  return {...loaded, head: next.head}
}

async function showDocument(
  fetched: FetchedDocument,
  store: DevStore,
  modules: LoadedModules
): Promise<void> {
  const next = fetched.document
  const current = devConnection().shown
  if (!next || !current) return
  const {base, page: shown} = current
  // A different page is shown now, or none was shown before.
  if (next.page.path !== shown.page.path) return location.reload()
  const loaded = await loadModules(fetched, store, modules)
  // Static contents are updated in the DOM below, because React would replace them completely.
  const contents = loaded.contents.map((content, index) => {
    const before = shown.contents[index]
    return content.kind === 'static' && before?.kind === 'static' ? before : content
  })
  flushSync(() => store.set({update: {base, page: {...loaded, contents}}}))
  for (const [index, html] of Object.entries(next.html)) {
    const element = document.querySelector(`[data-static-content="${index}"]`)
    if (element) morphElement(element, html)
  }
}

interface DevClientProps {
  store: DevStore
  initial: ReadyPage
  loader: PageLoader
}

function DevClient(props: DevClientProps) {
  const {shell} = useSyncExternalStore(props.store.subscribe, props.store.read, props.store.read)
  const basename = routerBase(shell.site.siteConfig.baseUrl)
  return (
    <BrowserRouter basename={basename}>
      <DevPage {...props} />
    </BrowserRouter>
  )
}

function DevPage({store, initial, loader}: DevClientProps) {
  const {shell, update} = useSyncExternalStore(store.subscribe, store.read, store.read)
  const {baseUrl, trailingSlash} = shell.site.siteConfig
  const [headStore] = useState(() => createHeadStore())
  const shown = useShownPage({initial, loader, baseUrl, trailingSlash})
  const base = shown.page
  const page = update?.base === base ? update.page : base
  useLinkNavigation(baseUrl)
  useScroll(shown.location, shown.navigation)
  useRouteUpdates(shell.clientModules, shown.location, baseUrl)
  useHydrationMark()
  useEffect(() => {
    const connection = devConnection()
    connection.shown = {base, page}
    if (connection.shownPath !== page.page.path) {
      connection.shownPath = page.page.path
      connection.onNavigate?.(page.page.path)
    }
  }, [base, page])
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
