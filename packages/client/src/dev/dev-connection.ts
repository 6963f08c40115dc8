import type {ClientShell} from '../app/app.js'
import type {ReadyPage} from '../navigation/page-loader.js'
import type {FetchedDocument} from './fetch-document.js'

/** Functions of the running page for the script that listens to the server. */
export interface DevApp {
  /** Bring the shown page to the state of its document. */
  show(fetched: FetchedDocument): Promise<void>
}

/** Where the app and the listening script meet: they are started apart, in any order. */
export interface DevConnection {
  app?: DevApp
  /** Takes the shell of a newer bundle; there once a first one has started the page. */
  takeShell?(shell: ClientShell): void
  /** The page that was loaded last and its newest state. */
  shown?: {base: ReadyPage; page: ReadyPage}
  /** Route path of the page that the app shows. */
  shownPath?: string
  onNavigate?(page: string): void
  /** Whether changes reach this page. */
  isListening?: boolean
  /** Called with errors of components. */
  onThrown?(error: unknown): void
}

declare global {
  var __lecternDev: DevConnection | undefined
}

/** The meeting place, made by whoever comes first. */
export function devConnection(): DevConnection {
  globalThis.__lecternDev ??= {}
  return globalThis.__lecternDev
}
