import {Children, cloneElement, type ComponentType, isValidElement, type ReactNode} from 'react'
import type {Location} from 'react-router-dom'
import {type MatchOptions, matchPath, type PathMatch} from '../routing/match-path.js'
import {MatchContext, useMatch} from './route-match.js'
import {useHistory, useLocation} from '../routing/router.js'

/** Props of components that a route renders. */
interface RoutedProps {
  history: ReturnType<typeof useHistory>
  location: Location
  match: PathMatch | null
}

interface RouteProps extends MatchOptions {
  component?: ComponentType<RoutedProps>
  render?(props: RoutedProps): ReactNode
  children?: ReactNode | ((props: RoutedProps) => ReactNode)
  /** The match that `<Switch>` has found. */
  computedMatch?: PathMatch
}

/** Renders its content if the current path matches. A function as its child is always called. */
export function Route({
  component: Component,
  render,
  children,
  computedMatch,
  ...options
}: RouteProps) {
  const location = useLocation()
  const history = useHistory()
  const around = useMatch()
  const match = computedMatch ?? findMatch(location.pathname, options, around)
  const props = {history, location, match}
  return <MatchContext value={match ?? around}>{show()}</MatchContext>

  function show(): ReactNode {
    if (typeof children === 'function') return children(props)
    if (!match) return null
    return children ?? (Component ? <Component {...props} /> : render?.(props))
  }
}

/** Renders only the first of its routes and redirects that matches the current path. */
export function Switch({children}: {children?: ReactNode}) {
  const {pathname} = useLocation()
  const around = useMatch()
  for (const child of Children.toArray(children)) {
    if (!isValidElement<RouteProps & {from?: string}>(child)) continue
    const {path = child.props.from} = child.props
    const computedMatch = findMatch(pathname, {...child.props, path}, around)
    if (computedMatch) return cloneElement(child, {computedMatch})
  }
  return null
}

/** A route without a path always matches. */
function findMatch(pathname: string, options: MatchOptions, around: PathMatch): PathMatch | null {
  return options.path === undefined ? around : matchPath(pathname, options)
}
