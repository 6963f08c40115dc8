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
import {useLocation, useRouterBaseUrl} from './location.js'
import type {PathMatch} from './match-path.js'
import {fillPattern} from './path-pattern.js'

/** A navigation target, as a string or in parts. */
export type Target = string | TargetParts

interface TargetParts {
  pathname?: string
  search?: string
  hash?: string
  /** Value for `location.state`. */
  state?: unknown
}

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
  createHref(target: TargetParts): string
}

/** `useHistory` of `@docusaurus/router`. */
export function useHistory(): RouterHistory {
  const navigate = useNavigate()
  const {navigator} = useContext(NavigationContext)
  const location = useLocation()
  const baseUrl = useRouterBaseUrl()
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
    createHref: ({pathname = '', search = '', hash = ''}: TargetParts) => pathname + search + hash
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
  /** The match that `Switch` has found. Its parameters are filled into the target. */
  computedMatch?: PathMatch
}

/**
 * Redirects to a different URL when shown. Unlike the router's `Navigate`, it doesn't warn when a
 * page is prerendered: without scripts, the page is empty, as in Docusaurus.
 */
export function Redirect({to, push = false, computedMatch}: RedirectProps) {
  const navigate = useNavigate()
  const target = inSite(fillTarget(to, computedMatch), useRouterBaseUrl())
  const path = typeof target === 'string' ? target : createPath(target)
  // The state can be a different object on each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the path causes another redirect
  useEffect(() => void navigate(path, {replace: !push, state: stateOf(to)}), [navigate, path, push])
  return null
}

function fillTarget(to: Target, match: PathMatch | undefined): Target {
  if (!match) return to
  if (typeof to === 'string') return fillPattern(to, match.params)
  return {...to, pathname: fillPattern(to.pathname ?? '', match.params)}
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
