import {useSiteData} from '@lectern/client'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {useCallback, useContext, useEffect, useRef} from 'react'
import {
  createPath,
  type Location,
  UNSAFE_NavigationContext as NavigationContext,
  useNavigate,
  useNavigationType
} from 'react-router-dom'
import {blockNavigation, type BlockPrompt} from './block-navigation.js'
import {useLocation} from './location.js'

/** A navigation target, as a string or in parts. The state becomes part of the location. */
export type Target = string | {pathname?: string; search?: string; hash?: string; state?: unknown}

/** Docusaurus's history API. */
interface RouterHistory {
  location: Location
  /** Type of the last navigation: `POP`, `PUSH` or `REPLACE`. */
  action: string
  listen(listener: Listener): () => void
  /** Prompts before navigation. Returns a function that removes the block. */
  block(prompt?: BlockPrompt): () => void
  /** @param state - State of the location, unless the target has its own. */
  push(target: Target, state?: unknown): void
  replace(target: Target, state?: unknown): void
  go(steps: number): void
  goBack(): void
  goForward(): void
  createHref(target: Exclude<Target, string>): string
}

/** `useHistory` of `@docusaurus/router`. */
export function useHistory(): RouterHistory {
  const navigate = useNavigate()
  const {navigator} = useContext(NavigationContext)
  const location = useLocation()
  const {baseUrl} = useSiteData().siteConfig
  const go = (target: Target, replace: boolean, given: unknown) => {
    const state = stateOf(target) ?? given
    void navigate(inSite(target, baseUrl), {replace, state})
  }
  return {
    location,
    action: useNavigationType(),
    listen: useListeners(location),
    block: (prompt: BlockPrompt = false) => blockNavigation(navigator, prompt),
    push: (target: Target, state?: unknown) => go(target, false, state),
    replace: (target: Target, state?: unknown) => go(target, true, state),
    go: (steps: number) => void navigate(steps),
    goBack: () => void navigate(-1),
    goForward: () => void navigate(1),
    createHref: ({pathname = '', search = '', hash = ''}: Exclude<Target, string>) =>
      pathname + search + hash
  }
}

type Listener = (location: Location, action: string) => void

/** Returns a function that adds a location listener and returns a function that removes it. */
function useListeners(location: Location): (listener: Listener) => () => void {
  const listeners = useRef(new Set<Listener>())
  const action = useNavigationType()
  const last = useRef(location)
  useEffect(() => {
    if (last.current === location) return
    last.current = location
    for (const listener of listeners.current) listener(location, action)
  }, [location, action])
  return useCallback((listener) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
}

interface RedirectProps {
  to: Target
  /** Path that it redirects from, which only `Switch` reads. */
  from?: string
  /** Whether the history keeps the current entry. */
  push?: boolean
}

/**
 * Redirects to a different URL when shown. Unlike the router's `Navigate`, it doesn't warn when a
 * page is prerendered: without scripts, the page is empty, as in Docusaurus.
 */
export function Redirect({to, push = false}: RedirectProps) {
  const navigate = useNavigate()
  const {baseUrl} = useSiteData().siteConfig
  const target = inSite(to, baseUrl)
  const path = typeof target === 'string' ? target : createPath(target)
  const state = stateOf(to)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state can be new in each rendering
  useEffect(() => void navigate(path, {replace: !push, state}), [navigate, path, push])
  return null
}

function stateOf(target: Target): unknown {
  return typeof target === 'string' ? undefined : target.state
}

/** Removes the base URL, because the router's paths don't include it. */
function inSite(target: Target, baseUrl: string): Target {
  if (typeof target === 'string') return removeBaseUrl(target, baseUrl) ?? target
  const {pathname} = target
  if (pathname === undefined) return target
  return {...target, pathname: removeBaseUrl(pathname, baseUrl) ?? pathname}
}

export {useLocation}
export {matchPath} from './match-path.js'
export {useParams} from 'react-router-dom'
