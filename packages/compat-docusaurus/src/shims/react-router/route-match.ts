import {createContext, createElement, type ReactNode, use} from 'react'
import {useParams as usePageParams} from 'react-router-dom'
import {useLocation} from '../routing/location.js'
import {type MatchOptions, matchPath, type PathMatch} from '../routing/match-path.js'

/** The match of the nearest `<Route>`. Pages are outside of any. */
export const MatchContext = createContext<PathMatch | undefined>(undefined)

/** Returns the match of the nearest route, or else of the page, which always matches exactly. */
export function useMatch(): PathMatch {
  const {pathname} = useLocation()
  const params = usePageParams()
  return use(MatchContext) ?? {path: pathname, url: pathname, isExact: true, params}
}

/** Provides the match of a router's children: its root. */
export function RootMatch({children}: {children?: ReactNode}) {
  const isExact = useLocation().pathname === '/'
  return createElement(MatchContext, {value: {path: '/', url: '/', isExact, params: {}}}, children)
}

/** `useRouteMatch`: the match of a pattern with the current path, by default of the nearest route. */
export function useRouteMatch(
  pattern?: string | readonly string[] | MatchOptions
): PathMatch | null {
  const {pathname} = useLocation()
  const match = useMatch()
  return pattern === undefined ? match : matchPath(pathname, pattern)
}

/** `useParams`: the parameters of the nearest route. */
export function useParams(): PathMatch['params'] {
  return useMatch().params
}
