import type {ClientShell} from '../app/app.js'
import type {ReadyPage} from '../navigation/page-loader.js'
import type {FetchedDocument} from './fetch-document.js'

/** Functions of the running app that the listening script calls. */
export interface DevApp {
  /** Updates the current page to the state of a newer document. */
  show(fetched: FetchedDocument): Promise<void>
}

/**
 * Connects the app with the script that listens to the server. They start independently and in any
 * order.
 */
export interface DevConnection {
  app?: DevApp
  /** Accepts the shell of a newer bundle. Set once the first bundle has started the page. */
  takeShell?(shell: ClientShell): void
  /** The page as it was loaded, and its latest state. */
  shown?: {base: ReadyPage; page: ReadyPage}
  /** Route path of the current page. */
  shownPath?: string
  onNavigate?(page: string): void
  /** Whether this page receives updates. */
  isListening?: boolean
  /** Called with errors thrown by components. */
  onThrown?(error: unknown): void
}

declare global {
  var __lecternDev: DevConnection | undefined
}

/** Returns the connection. Creates it on first use. */
export function devConnection(): DevConnection {
  globalThis.__lecternDev ??= {}
  return globalThis.__lecternDev
}
