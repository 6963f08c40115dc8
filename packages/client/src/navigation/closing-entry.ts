/** Marks an entry of the history that only stands for something open over the page. */
const STATE_KEY = 'closesOverlay'

/** An entry of the session history whose only task is to be gone back from. */
export interface ClosingEntry {
  /** Put the entry behind the current one, with the same address. */
  push(): void
  /** Take the entry away again. */
  drop(): void
  /** Leave the entry to the page that is about to take its place. */
  forget(): void
  /** Follow the history; gives back how to stop. */
  listen(): () => void
}

/**
 * Lets going back close what is open instead of leaving the page (specification §4, mobile sidebar):
 * readers of phones go back to close things. The router does not hear of these steps.
 *
 * @param onBack - Called when a reader has gone back.
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
