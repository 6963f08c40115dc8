/** Marks a history entry for an open overlay. */
const STATE_KEY = 'closesOverlay'

/** An entry of the session history that going back removes. */
export interface ClosingEntry {
  /** Adds the entry, with the URL of the current one. */
  push(): void
  /** Removes the entry. */
  drop(): void
  /** Keeps the entry for a page that will replace it. */
  forget(): void
  /** Starts watching the history. Returns a function that stops it. */
  listen(): () => void
}

/**
 * Creates a history entry so that going back closes an overlay, such as the mobile sidebar, instead of leaving
 * the page. The router ignores the entry.
 *
 * @param onBack - Called when the reader goes back.
 */
export function createClosingEntry(onBack: () => void): ClosingEntry {
  /** URL of the entry while the overlay is open. */
  let address: string | undefined
  /** Whether the entry is currently being removed. */
  let isDropping = false
  const onPopState = (event: PopStateEvent) => {
    if (address === undefined && !isDropping) return
    // Going back further leads to a different page, so the router has to show it.
    if (isDropping || address === location.href) event.stopImmediatePropagation()
    if (!isDropping) {
      address = undefined
      return onBack()
    }
    isDropping = false
    if (address !== undefined) pushEntry()
  }
  return {
    push() {
      address = location.href
      if (!isDropping) pushEntry()
    },
    drop() {
      if (address === undefined) return
      address = undefined
      isDropping = true
      history.back()
    },
    forget() {
      address = undefined
    },
    listen() {
      addEventListener('popstate', onPopState, {capture: true})
      return () => removeEventListener('popstate', onPopState, {capture: true})
    }
  }
}

function pushEntry(): void {
  if (!isClosingEntry()) history.pushState({...history.state, [STATE_KEY]: true}, '')
}

/** Returns whether the current entry is a closing entry. The next page replaces closing entries. */
export function isClosingEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && STATE_KEY in state
}
