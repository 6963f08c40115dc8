import {useLayoutEffect, useRef} from 'react'
import {useLocation, type Location} from 'react-router-dom'
import {addBaseUrl} from '@lectern/shared/url/url-path'

/** Parts of a URL within the site. */
export interface RouteLocation {
  /** Path including the base URL. */
  pathname: string
  /** Query including `?`, or an empty string. */
  search: string
  /** Hash including `#`, or an empty string. */
  hash: string
}

/** A navigation from one location to another. */
export interface RouteUpdate {
  /** Previous location, or `null` for the first page. */
  previousLocation: RouteLocation | null
  /** New location. */
  location: RouteLocation
}

/** Functions that a client module can export, by name or as properties of its default export. */
export interface RouteListeners {
  /**
   * Called when the URL has changed, before the page is loaded. The returned function is called
   * once the page is shown, except for the first page.
   */
  onRouteUpdate?(update: RouteUpdate): (() => void) | undefined
  /** Called when the page and its head are in the document. */
  onRouteDidUpdate?(update: RouteUpdate): void
}

/** A client module of the site or a plugin. */
export type ClientModule = RouteListeners & {default?: unknown}

/** Notifies client modules of navigation: when the URL changes, and when the page is shown. */
export function useRouteUpdates(
  modules: readonly ClientModule[],
  shown: Location,
  baseUrl: string
): void {
  const ends = useRef<unknown[]>([])
  const end = () => {
    for (const stop of ends.current.splice(0)) if (typeof stop === 'function') attempt(() => stop())
  }
  useChange(useLocation(), baseUrl, (update) => {
    end()
    ends.current = notifyModules(modules, 'onRouteUpdate', update)
  })
  useChange(shown, baseUrl, (update) => {
    // The first page is shown from the start, so nothing ends.
    if (update.previousLocation) end()
    else ends.current = []
    // The head is updated later in the same task.
    queueMicrotask(() => notifyModules(modules, 'onRouteDidUpdate', update))
  })
}

/** Calls `onChange` for every new location, including the first one. */
function useChange(
  location: Location,
  baseUrl: string,
  onChange: (update: RouteUpdate) => void
): void {
  const last = useRef<Location>(null)
  useLayoutEffect(() => {
    if (location === last.current) return
    const previousLocation = last.current && toRouteLocation(last.current, baseUrl)
    last.current = location
    onChange({previousLocation, location: toRouteLocation(location, baseUrl)})
  })
}

function toRouteLocation({pathname, search, hash}: Location, baseUrl: string): RouteLocation {
  return {pathname: addBaseUrl(pathname, baseUrl), search, hash}
}

function notifyModules(
  modules: readonly ClientModule[],
  name: keyof RouteListeners,
  update: RouteUpdate
): unknown[] {
  return modules.map((module) => {
    // The default export can be anything, so only functions with the right names are called.
    const listen = (module.default as RouteListeners | undefined)?.[name] ?? module[name]
    return typeof listen === 'function' ? attempt(() => listen(update)) : undefined
  })
}

/** Catches errors in site code, because they must not keep readers from seeing the page. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch (error) {
    reportError(error)
    return undefined
  }
}
