import {useIsBrowser, useSiteData} from '@lectern/client'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {use, useMemo} from 'react'
import {type Location, useLocation as useRouterLocation} from 'react-router-dom'
import {NestedRouterContext} from './nested-router.js'

/** `useLocation` of `@docusaurus/router`. The pathname includes the base URL. */
export function useLocation(): Location {
  const location = useRouterLocation()
  const baseUrl = useRouterBaseUrl()
  return useMemo(
    () => ({...location, pathname: addBaseUrl(location.pathname, baseUrl)}),
    [location, baseUrl]
  )
}

/** Returns the base URL of the paths in the nearest router. */
export function useRouterBaseUrl(): string {
  const {baseUrl} = useSiteData().siteConfig
  return use(NestedRouterContext) ? '/' : baseUrl
}

/**
 * Returns the location without its query, hash and state while a page is prerendered or hydrated,
 * so that the first render in the browser equals the prerendered one.
 */
export function useHydratedLocation(): Location {
  const location = useLocation()
  const isNested = use(NestedRouterContext)
  const isBrowser = useIsBrowser()
  return useMemo(
    () =>
      isBrowser || isNested ? location : {...location, search: '', hash: '', state: undefined},
    [location, isBrowser, isNested]
  )
}
