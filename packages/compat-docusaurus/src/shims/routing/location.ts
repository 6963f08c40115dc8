import {useIsBrowser, useSiteData} from '@lectern/client'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {useMemo} from 'react'
import {type Location, useLocation as useRouterLocation} from 'react-router-dom'

/** `useLocation` of `@docusaurus/router`. The pathname includes the base URL. */
export function useLocation(): Location {
  const location = useRouterLocation()
  const {baseUrl} = useSiteData().siteConfig
  return useMemo(
    () => ({...location, pathname: addBaseUrl(location.pathname, baseUrl)}),
    [location, baseUrl]
  )
}

/**
 * Returns the location without its query, hash and state while a page is prerendered or hydrated,
 * so that the first render in the browser equals the prerendered one.
 */
export function useHydratedLocation(): Location {
  const location = useLocation()
  const isBrowser = useIsBrowser()
  return useMemo(
    () => (isBrowser ? location : {...location, search: '', hash: '', state: undefined}),
    [location, isBrowser]
  )
}
