import type {ClientShell} from '../app/app.js'
import type {ReadyPage} from '../navigation/page-loader.js'

/** State that can be replaced while a page is open. */
export interface DevState {
  shell: ClientShell
  /** A newer state of one page. Ignored once a different page is shown. */
  update?: {base: ReadyPage; page: ReadyPage}
}

/** Keeps the state outside React, because server messages update it. */
export interface DevStore {
  read(): DevState
  set(change: Partial<DevState>): void
  subscribe(onChange: () => void): () => void
}

/** Creates a store for an open page. */
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
