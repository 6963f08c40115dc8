import type {Location, NavigationType, To} from 'react-router-dom'

/**
 * Answer to a navigation: `false` blocks it, and a string is a message that the user has to
 * confirm.
 */
type Answer = boolean | string | undefined

/** Argument of `history.block`: an answer, or a function that returns one for each navigation. */
export type BlockPrompt = Answer | ((location: Location, action: `${NavigationType}`) => Answer)

/** Router methods that navigate. */
interface RouterNavigator {
  push(to: To, state?: unknown, options?: object): void
  replace(to: To, state?: unknown, options?: object): void
}

/** The parts of `window` needed to block navigation. */
type HistoryWindow = Pick<Window, 'confirm' | 'event' | 'history' | 'location'>

/**
 * Checks every navigation within the site. Blocked back and forward navigation is reverted.
 *
 * @returns A function that removes the block.
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
  const stopPop = guardSteps(navigator, browser, () => isAllowed(browser.location.href, 'POP'))
  return () => {
    stopPush()
    stopReplace()
    stopPop()
  }
}

/** Adds a check to a navigation method. Blocks can be removed in any order. */
function guard(
  navigator: RouterNavigator,
  method: 'push' | 'replace',
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

/**
 * Reverts blocked back and forward navigation. The router handles `popstate` first and reads the
 * target from `location`, so returning the previous location keeps the page.
 */
function guardSteps(
  navigator: RouterNavigator,
  browser: HistoryWindow,
  isAllowed: () => boolean
): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'location')
  if (!own?.get) return () => {}
  const read = own.get.bind(navigator) as () => Location
  let kept = {location: read(), index: readIndex(browser.history.state)}
  let last: Event | undefined
  let isUndoing = false
  let isActive = true
  const step = () => {
    if (isUndoing) isUndoing = false
    else if (isAllowed()) kept = {location: read(), index: readIndex(browser.history.state)}
    else {
      isUndoing = true
      browser.history.go(countStepsBack(browser.history.state, kept.index))
    }
    return kept.location
  }
  const get = () => {
    const {event} = browser
    if (!isActive || event?.type !== 'popstate') return read()
    if (event === last) return kept.location
    last = event
    return step()
  }
  Object.defineProperty(navigator, 'location', {...own, get})
  return () => {
    isActive = false
    if (Object.getOwnPropertyDescriptor(navigator, 'location')?.get === get) {
      Object.defineProperty(navigator, 'location', own)
    }
  }
}

/**
 * Returns the number of history steps that revert a navigation. The router stores the index of an
 * entry in `idx`. Entries that it didn't create, such as links to headings, have no state.
 */
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
