import type {ReplacedModule, DevEvent, DevProblem} from '@lectern/types'
import {PAGE_DATA_ID} from '../navigation/page-document.js'
import {devConnection} from './dev-connection.js'
import {createErrorOverlay} from './error-overlay.js'
import {fetchDocument, readDevDocument} from './fetch-document.js'
import {refreshFiles} from './refresh-files.js'
import {installRefreshRuntime} from './refresh-runtime.js'
import {reportThrown} from './report-thrown.js'
import {runInTurn} from './run-in-turn.js'

/** Runs on load. The server adds this script to every document, before all other scripts. */
installRefreshRuntime()
listenToServer()

function listenToServer(): void {
  const started = readDevDocument(document)
  if (!started) return
  const overlay = createErrorOverlay()
  const notices = new Map<string, readonly DevProblem[]>()
  let {version} = started
  let replaced: Promise<void> | undefined
  const refresh = runInTurn(async () => {
    await replaced
    const fetched = await fetchDocument(location.href)
    if (fetched.movedTo !== undefined) return location.replace(fetched.movedTo)
    version = fetched.dev.version
    overlay.showErrors(fetched.dev.problems)
    if (!fetched.document) return
    const {app} = devConnection()
    if (app) await app.show(fetched)
    else if (fetched.dev.problems.length === 0) location.reload()
  })
  const update = ({pages, files, moves, ...event}: DevUpdate) => {
    const movedTo = moves[shownPage()]
    if (movedTo !== undefined) location.replace(movedTo + location.hash)
    else if (refreshFiles(files, event.version)) location.reload()
    else if (pages === 'all' || pages.includes(shownPage())) refresh()
    else version = event.version
  }
  overlay.showErrors(started.problems)
  const receive = (event: DevEvent) => {
    if (event.type === 'hello') {
      // The server has restarted, possibly with a different client, so reload the page once.
      if (event.session !== started.session) location.reload()
      else if (event.version !== version) refresh()
    } else if (event.type === 'notices') {
      notices.set(event.page, event.problems)
      if (event.page === shownPage()) overlay.showNotices(event.problems)
    } else if (event.type === 'replace') replaced = replaceComponents(event.replacements)
    else update(event)
  }
  const showThrown = async (error: unknown) => {
    const shown = version
    const problem = await reportThrown(error, shownPage())
    // Skips errors that have been fixed in the meantime.
    if (shown === version) overlay.showErrors([problem])
  }
  const connection = devConnection()
  connection.onNavigate = (page) => overlay.showNotices(notices.get(page) ?? [])
  connection.onThrown = showThrown
  listenToErrors(showThrown)
  connect(receive)
}

/** Calls a function for each error that no code of the page handles. */
function listenToErrors(show: (error: unknown) => Promise<void>): void {
  addEventListener('error', ({error}) => void (error instanceof Error && show(error)))
  addEventListener('unhandledrejection', ({reason}) => {
    if (reason instanceof Error) void show(reason)
  })
}

/**
 * Replaces components that the page uses. An error isn't shown, because the update that follows
 * applies the same change.
 */
async function replaceComponents(replacements: readonly ReplacedModule[]): Promise<void> {
  const refresher = globalThis.__lecternRefresh
  const used = replacements.filter(({module}) => refresher.isHeld(module))
  await Promise.allSettled(used.map(evaluate))
  if (used.length > 0) refresher.refresh()
}

/**
 * Evaluates a module. Its code comes with the event, because the server doesn't answer requests
 * while it bundles.
 */
async function evaluate({code, url}: ReplacedModule): Promise<void> {
  // Positions in stack traces refer to this URL.
  const named = `${code}\n//# sourceURL=${location.origin}${url}`
  const source = URL.createObjectURL(new Blob([named], {type: 'text/javascript'}))
  await import(source).finally(() => URL.revokeObjectURL(source))
}

type DevUpdate = Extract<DevEvent, {type: 'update'}>

/** Connects to the server. The browser reconnects automatically if the connection is lost. */
function connect(receive: (event: DevEvent) => void): void {
  const page = encodeURIComponent(shownPage())
  const at = encodeURIComponent(location.pathname)
  const stream = new EventSource(`/__lectern/events?page=${page}&at=${at}`)
  stream.onmessage = ({data}) => {
    devConnection().isListening = true
    receive(JSON.parse(data as string) as DevEvent)
  }
  // Browsers limit the connections per host, so close this one when the reader leaves the page.
  addEventListener('pagehide', () => stream.close())
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) location.reload()
  })
}

/**
 * Returns the route path of the current page, or the path from the document if the app hasn't
 * started yet.
 */
function shownPage(): string {
  const {shownPath} = devConnection()
  if (shownPath !== undefined) return shownPath
  const data = document.getElementById(PAGE_DATA_ID)?.textContent
  return data ? (JSON.parse(data) as {path: string}).path : decodeURI(location.pathname)
}
