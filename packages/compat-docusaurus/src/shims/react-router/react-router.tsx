import {type ComponentType, type ReactNode, useEffect} from 'react'
import type {BlockPrompt} from '../routing/block-navigation.js'
import {RootMatch, useMatch} from './route-match.js'
import {fillPattern} from '../routing/path-pattern.js'
import {useHistory, useLocation} from '../routing/router.js'

/**
 * `react-router-dom` in version 5, which Docusaurus installs. The API of later versions is also
 * available, for packages that use it.
 */
export * from 'react-router-dom'
export {matchPath} from '../routing/match-path.js'
export {Redirect, useHistory, useLocation} from '../routing/router.js'
export {HashRouter, MemoryRouter, Router, StaticRouter} from './nested-routers.js'
export {Link, NavLink} from './router-links.js'
export {Route, Switch} from './router-routes.js'
export {useParams, useRouteMatch} from './route-match.js'

/** The project's own router: the page is already inside one. */
export function BrowserRouter({children}: {children?: ReactNode}) {
  return <RootMatch>{children}</RootMatch>
}

/** Fills parameters into a path pattern. */
export function generatePath(
  pattern = '/',
  params: Readonly<Record<string, unknown>> = {}
): string {
  return fillPattern(pattern, params)
}

/** Asks before the page is left. */
export function Prompt({message, when = true}: {message: BlockPrompt; when?: boolean}) {
  const {block} = useHistory()
  // The history object changes with each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the props matter
  useEffect(() => (when ? block(message) : undefined), [when, message])
  return null
}

/** Passes the history, the location and the match of the nearest route to a component. */
export function withRouter(Component: ComponentType<Record<string, unknown>>) {
  function WithRouter(props: Readonly<Record<string, unknown>>) {
    const router = {history: useHistory(), location: useLocation(), match: useMatch()}
    return <Component {...props} {...router} />
  }
  WithRouter.displayName = `withRouter(${Component.displayName ?? Component.name})`
  WithRouter.WrappedComponent = Component
  return WithRouter
}
