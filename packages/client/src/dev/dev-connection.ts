import type {ClientShell} from '../app/app.js'
import type {ReadyPage} from '../navigation/page-loader.js'
import type {FetchedDocument} from './fetch-document.js'

/** Functions of the running page for the script that listens to the server. */
export interface DevApp {
  /** Updates the shown page to the state of its document. */
  show(fetched: FetchedDocument): Promise<void>
}

/** Connects the app and the listening script, which start independently in any order. */
export interface DevConnection {
  app?: DevApp
  /** Takes the shell of a newer bundle. Set once the first bundle has started the page. */
  takeShell?(shell: ClientShell): void
  /** The last loaded page and its latest state. */
  shown?: {base: ReadyPage; page: ReadyPage}
  /** Route path of the page that the app shows. */
  shownPath?: string
  onNavigate?(page: string): void
  /** Whether changes are applied to this page. */
  isListening?: boolean
  /** Called with errors of components. */
  onThrown?(error: unknown): void
}

declare global {
  var __lecternDev: DevConnection | undefined
}

/** Returns the connection, and creates it on first use. */
export function devConnection(): DevConnection {
  globalThis.__lecternDev ??= {}
  return globalThis.__lecternDev
}
