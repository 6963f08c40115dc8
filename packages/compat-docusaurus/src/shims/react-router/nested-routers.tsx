import {type ComponentType, type ReactNode, useLayoutEffect, useState} from 'react'
import {
  HashRouter as PlainHashRouter,
  type Location,
  MemoryRouter as PlainMemoryRouter,
  type MemoryRouterProps,
  type Navigator,
  Router as PlainRouter,
  StaticRouter as PlainStaticRouter,
  type StaticRouterProps,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext
} from 'react-router-dom'
import {NestedRouterContext} from '../routing/nested-router.js'
import {RootMatch} from './route-match.js'

/** A router with its own history in memory, e.g. in a demo on a page. */
export const MemoryRouter: ComponentType<MemoryRouterProps> = ({children, ...props}) => (
  <Outside>
    <PlainMemoryRouter {...props}>
      <RootMatch>{children}</RootMatch>
    </PlainMemoryRouter>
  </Outside>
)

/** A router whose path is in the hash of the page's URL. It needs a browser. */
export const HashRouter: ComponentType<{basename?: string; children?: ReactNode}> = ({
  children,
  ...props
}) => (
  <Outside>
    <PlainHashRouter {...props}>
      <RootMatch>{children}</RootMatch>
    </PlainHashRouter>
  </Outside>
)

/** A router that always shows the same path. */
export const StaticRouter: ComponentType<StaticRouterProps> = ({children, ...props}) => (
  <Outside>
    <PlainStaticRouter {...props}>
      <RootMatch>{children}</RootMatch>
    </PlainStaticRouter>
  </Outside>
)

/** A history of the `history` package. */
interface RouterHistory extends Navigator {
  location: Location
  listen(listener: (change: Location | {location: Location}) => void): () => void
}

/** A router with a history that the project has created. */
export function Router({history, children}: {history: RouterHistory; children?: ReactNode}) {
  const [location, setLocation] = useState(history.location)
  useLayoutEffect(() => {
    setLocation(history.location)
    // Version 4 of the package passes the location, and version 5 an object with it.
    return history.listen((change) => setLocation('location' in change ? change.location : change))
  }, [history])
  return (
    <Outside>
      <PlainRouter location={location} navigator={history}>
        <RootMatch>{children}</RootMatch>
      </PlainRouter>
    </Outside>
  )
}

/** Hides the page's router, because React Router rejects nested routers. */
function Outside({children}: {children: ReactNode}) {
  return (
    // The router reads `null` as the absence of a router, which its types leave out.
    <LocationContext value={null as unknown as LocationValue}>
      <RouteContext value={NO_ROUTE}>
        <NestedRouterContext value>{children}</NestedRouterContext>
      </RouteContext>
    </LocationContext>
  )
}

type LocationValue = Parameters<typeof LocationContext.Provider>[0]['value']

const NO_ROUTE = {outlet: null, matches: [], isDataRoute: false}
