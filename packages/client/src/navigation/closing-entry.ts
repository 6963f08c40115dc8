/** Key in the state of a history entry that belongs to an open overlay. */
const STATE_KEY = 'closesOverlay'

/** A history entry that closes an overlay when the reader goes back. */
export interface ClosingEntry {
  /** Adds the entry, with the current URL. */
  push(): void
  /** Removes the entry. */
  drop(): void
  /** Keeps the entry, because the next page will replace it. */
  forget(): void
  /** Starts listening to the history. Returns a function that stops it. */
  listen(): () => void
}

/**
 * Manages a history entry so that going back closes an overlay, such as the mobile sidebar, instead
 * of leaving the page. The router ignores the entry.
 *
 * @param onBack - Called when the reader goes back.
 */
export function createClosingEntry(onBack: () => void): ClosingEntry {
  /** URL of the entry, or `undefined` if no overlay is open. */
  let url: string | undefined
  /** Whether the entry is currently being removed. */
  let isDropping = false
  const onPopState = (event: PopStateEvent) => {
    if (url === undefined && !isDropping) return
    // If the reader has gone back further, to a different page, the router has to show it.
    if (isDropping || url === location.href) event.stopImmediatePropagation()
    if (!isDropping) {
      url = undefined
      return onBack()
    }
    isDropping = false
    if (url !== undefined) pushEntry()
  }
  return {
    push() {
      url = location.href
      if (!isDropping) pushEntry()
    },
    drop() {
      if (url === undefined) return
      url = undefined
      isDropping = true
      history.back()
    },
    forget() {
      url = undefined
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

/**
 * Returns whether the current history entry belongs to an overlay. Navigation replaces the entry
 * instead of adding one.
 */
export function isClosingEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && STATE_KEY in state
}
