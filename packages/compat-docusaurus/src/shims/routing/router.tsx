import {useSiteData} from '@lectern/client'
import {addBaseUrl, removeBaseUrl} from '@lectern/shared/url/url-path'
import {useCallback, useContext, useEffect, useMemo, useRef} from 'react'
import {
  type Location,
  matchPath as matchRouterPath,
  Navigate,
  type PathMatch,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation as useRouterLocation,
  useNavigate,
  useNavigationType
} from 'react-router-dom'
import {blockNavigation, type BlockPrompt} from './block-navigation.js'

/** `useLocation` of `@docusaurus/router`: the path has the base URL. */
export function useLocation(): Location {
  const location = useRouterLocation()
  const {baseUrl} = useSiteData().siteConfig
  return useMemo(
    () => ({...location, pathname: addBaseUrl(location.pathname, baseUrl)}),
    [location, baseUrl]
  )
}

/** An address, whole or in parts. */
type Target = string | {pathname?: string; search?: string; hash?: string}

/** The history of the browser, as components for Docusaurus use it. */
interface RouterHistory {
  location: Location
  /** How the reader came to the page: `POP`, `PUSH` or `REPLACE`. */
  action: string
  listen(listener: Listener): () => void
  /** Asks before readers leave. Returns a function that stops asking. */
  block(prompt?: BlockPrompt): () => void
  push(target: Target): void
  replace(target: Target): void
  go(steps: number): void
  goBack(): void
  goForward(): void
  createHref(target: Exclude<Target, string>): string
}

/** `useHistory` of `@docusaurus/router`, for going elsewhere. */
export function useHistory(): RouterHistory {
  const navigate = useNavigate()
  const {navigator} = useContext(NavigationContext)
  const location = useLocation()
  const {baseUrl} = useSiteData().siteConfig
  const go = (target: Target, replace: boolean) => void navigate(inSite(target, baseUrl), {replace})
  return {
    location,
    action: useNavigationType(),
    listen: useListeners(location),
    block: (prompt: BlockPrompt = false) => blockNavigation(navigator, prompt),
    push: (target: Target) => go(target, false),
    replace: (target: Target) => go(target, true),
    go: (steps: number) => void navigate(steps),
    goBack: () => void navigate(-1),
    goForward: () => void navigate(1),
    createHref: ({pathname = '', search = '', hash = ''}: Exclude<Target, string>) =>
      pathname + search + hash
  }
}

type Listener = (location: Location, action: string) => void

/** Returns a function that adds a listener to changes of the location, and gives back one that removes it. */
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

/** Sends readers elsewhere as soon as it is shown. */
export function Redirect({to}: {to: Target}) {
  const {baseUrl} = useSiteData().siteConfig
  return <Navigate to={inSite(to, baseUrl)} replace />
}

/** Compares a path with a pattern, in the order in which Docusaurus takes them. */
export function matchPath(
  pathname: string,
  pattern: string | {path: string; exact?: boolean}
): PathMatch | null {
  const {path, exact} = typeof pattern === 'string' ? {path: pattern, exact: false} : pattern
  return matchRouterPath({path, end: exact ?? false}, pathname)
}

/** The router works below the base URL. */
function inSite(target: Target, baseUrl: string): Target {
  if (typeof target === 'string') return removeBaseUrl(target, baseUrl) ?? target
  const {pathname} = target
  if (pathname === undefined) return target
  return {...target, pathname: removeBaseUrl(pathname, baseUrl) ?? pathname}
}

export {useParams} from 'react-router-dom'
