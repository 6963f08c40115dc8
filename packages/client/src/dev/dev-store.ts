import type {ClientShell} from '../app/app.js'
import type {ReadyPage} from '../navigation/page-loader.js'

/** Values that can be replaced in an open page. */
export interface DevState {
  shell: ClientShell
  /** A newer state of one page; no longer looked at once another page is shown. */
  update?: {base: ReadyPage; page: ReadyPage}
}

/** Holds the state outside of React, since the server's messages come from there. */
export interface DevStore {
  read(): DevState
  set(change: Partial<DevState>): void
  subscribe(onChange: () => void): () => void
}

/** A store for one open page. */
export function createDevStore(initial: DevState): DevStore {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    read: () => state,
    set(change) {
      state = {...state, ...change}
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
