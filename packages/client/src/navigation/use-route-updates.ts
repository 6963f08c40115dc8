import {useLayoutEffect, useRef} from 'react'
import {useLocation, type Location} from 'react-router-dom'
import {addBaseUrl} from '@lectern/shared/url/url-path'

/** A place of the site as the address bar has it, with the base URL. */
export interface RouteLocation {
  pathname: string
  search: string
  hash: string
}

/** A way from one place to another; there is none before the first. */
export interface RouteUpdate {
  previousLocation: RouteLocation | null
  location: RouteLocation
}

/** What a client module of the site or of a plugin may export, by name or inside of its default. */
export interface RouteListeners {
  /** The address has changed; the page may still have to be loaded. Its result is called when it is shown. */
  onRouteUpdate?(update: RouteUpdate): (() => void) | undefined
  /** The page is shown: in the document, with its head. */
  onRouteDidUpdate?(update: RouteUpdate): void
}

/** A client module with whatever it exports. */
export type ClientModule = RouteListeners & {default?: unknown}

/** Tells client modules where the reader goes: first the address, then, when it is shown, the page. */
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
    ends.current = tell(modules, 'onRouteUpdate', update)
  })
  useChange(shown, baseUrl, (update) => {
    end()
    // The head follows the page in the same task.
    queueMicrotask(() => tell(modules, 'onRouteDidUpdate', update))
  })
}

/** Calls back for every new location, the first one included. */
function useChange(
  location: Location,
  baseUrl: string,
  onChange: (update: RouteUpdate) => void
): void {
  const last = useRef<Location>(null)
  useLayoutEffect(() => {
    if (location === last.current) return
    const previousLocation = last.current && addressOf(last.current, baseUrl)
    last.current = location
    onChange({previousLocation, location: addressOf(location, baseUrl)})
  })
}

function addressOf({pathname, search, hash}: Location, baseUrl: string): RouteLocation {
  return {pathname: addBaseUrl(pathname, baseUrl), search, hash}
}

function tell(
  modules: readonly ClientModule[],
  name: keyof RouteListeners,
  update: RouteUpdate
): unknown[] {
  return modules.map((module) => {
    // Whatever a site exports by default: only a function of the right name is called.
    const listen = (module.default as RouteListeners | undefined)?.[name] ?? module[name]
    return typeof listen === 'function' ? attempt(() => listen(update)) : undefined
  })
}

/** What a site's code throws must not keep the reader from the page. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch (error) {
    reportError(error)
    return undefined
  }
}
