/** Marks an entry of the history that only stands for something open over the page. */
const STATE_KEY = 'closesOverlay'

/** An entry of the session history that going back removes. */
export interface ClosingEntry {
  /** Adds the entry, with the URL of the current one. */
  push(): void
  /** Removes the entry. */
  drop(): void
  /** Keeps the entry for a page that is about to replace it. */
  forget(): void
  /** Starts watching the history. Returns a function that stops it. */
  listen(): () => void
}

/**
 * Creates a history entry so that going back closes an overlay, such as the mobile sidebar, instead of
 * leaving the page. The router ignores the entry.
 *
 * @param onBack - Called when the reader goes back.
 */
export function createClosingEntry(onBack: () => void): ClosingEntry {
  /** The address of our entry while something is open. */
  let address: string | undefined
  /** Whether the step that takes the entry away is still under way. */
  let isDropping = false
  const onPopState = (event: PopStateEvent) => {
    if (address === undefined && !isDropping) return
    // Further back is another page, which the router has to show.
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

/** Whether the current entry is one to go back from: the next page takes its place. */
export function isClosingEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && STATE_KEY in state
}
