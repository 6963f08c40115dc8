import type {Location, NavigationType, To} from 'react-router-dom'

/** Answer of a prompt: `false` blocks the navigation, and a text is shown to the reader as a question. */
type Answer = boolean | string | undefined

/** Argument of `history.block`: a value, or a function that decides for each navigation. */
export type BlockPrompt = Answer | ((location: Location, action: `${NavigationType}`) => Answer)

/** The part of the router's history that changes the location. */
interface RouterNavigator {
  push(to: To, state?: unknown, options?: object): void
  replace(to: To, state?: unknown, options?: object): void
}

/** The part of `window` that holds the history. */
type HistoryWindow = Pick<Window, 'confirm' | 'event' | 'history' | 'location'>

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
  const stopPop = guardSteps(navigator, browser, () => isAllowed(browser.location.href, 'POP'))
  return () => {
    stopPush()
    stopReplace()
    stopPop()
  }
}

/** Replaces a method of the history by one that asks first. Blocks may end in any order. */
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
 * Undoes steps in the history of the browser that aren't allowed. The router listens to them
 * first, and reads their target in `location`: it gets the previous location, so that the page
 * stays.
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
 * The router counts its entries in `idx`. Entries of the browser, such as links to headings, have
 * no state.
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
