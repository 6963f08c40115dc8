import type {Location, NavigationType, To} from 'react-router-dom'

/** Answer of a prompt: `false` blocks the navigation, and a text is shown to the reader as a question. */
type Answer = boolean | string | undefined

/** What `history.block` takes: an answer, or a function that decides for each navigation. */
export type BlockPrompt = Answer | ((location: Location, action: `${NavigationType}`) => Answer)

/** The part of the router's history that changes the location. */
interface RouterNavigator {
  push(to: To, state?: unknown, options?: object): void
  replace(to: To, state?: unknown, options?: object): void
}

/** The part of `window` that holds the history. */
type HistoryWindow = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'confirm' | 'history' | 'location'
>

/**
 * Asks before each navigation in the site: links, code, and the buttons of the browser, whose step is undone.
 *
 * @returns A function that stops asking.
 */
export function blockNavigation(
  navigator: RouterNavigator,
  prompt: BlockPrompt,
  browser: HistoryWindow = window
): () => void {
  const isAllowed = (to: To, action: `${NavigationType}`) => {
    const location = createLocation(to, browser.location.href)
    const answer = typeof prompt === 'function' ? prompt(location, action) : prompt
    return typeof answer === 'string' ? browser.confirm(answer) : answer !== false
  }
  const stopPush = guard(navigator, 'push', (to) => isAllowed(to, 'PUSH'))
  const stopReplace = guard(navigator, 'replace', (to) => isAllowed(to, 'REPLACE'))
  const stopPop = guardSteps(browser, () => isAllowed(browser.location.href, 'POP'))
  return () => {
    stopPush()
    stopReplace()
    stopPop()
  }
}

/** Replaces a method of the history by one that asks first. Blocks may end in any order. */
function guard(
  navigator: RouterNavigator,
  method: keyof RouterNavigator,
  isAllowed: (to: To) => boolean
): () => void {
  const navigate = navigator[method]
  let isActive = true
  const guarded: typeof navigate = (to, ...rest) => {
    if (!isActive || isAllowed(to)) navigate(to, ...rest)
  }
  navigator[method] = guarded
  return () => {
    isActive = false
    if (navigator[method] === guarded) navigator[method] = navigate
  }
}

/** Undoes steps in the history of the browser that aren't allowed, before the router sees them. */
function guardSteps(browser: HistoryWindow, isAllowed: () => boolean): () => void {
  let isUndoing = false
  let start = readIndex(browser.history.state)
  const onPop = (event: PopStateEvent) => {
    if (isUndoing) {
      isUndoing = false
      event.stopImmediatePropagation()
    } else if (!isAllowed()) {
      event.stopImmediatePropagation()
      isUndoing = true
      browser.history.go(countStepsBack(event.state, start))
    } else start = readIndex(browser.history.state)
  }
  browser.addEventListener('popstate', onPop, true)
  return () => browser.removeEventListener('popstate', onPop, true)
}

/** The router counts its entries in `idx`. The browser's own entries, those of links to headings, have no state. */
function countStepsBack(state: unknown, start: number | undefined): number {
  if (state === null) return -1
  const index = readIndex(state)
  return index === undefined || start === undefined || index === start ? 1 : start - index
}

function readIndex(state: unknown): number | undefined {
  const index =
    typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
  return typeof index === 'number' ? index : undefined
}

function createLocation(to: To, current: string): Location {
  const target =
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
  const {pathname, search, hash} = new URL(target, current)
  return {pathname, search, hash, state: undefined, key: ''}
}
