import {useMemo, type ReactNode} from 'react'
import {
  parsePath,
  UNSAFE_LocationContext as LocationContext,
  useNavigationType,
  type Location
} from 'react-router-dom'

/**
 * Provides the location of the shown page, which may lag behind the address bar.
 * `<Routes location>` would do the same, but adds route matching code that pages don't need.
 */
export function LocationProvider({
  location,
  children
}: {
  location: Location | string
  children: ReactNode
}) {
  const navigationType = useNavigationType()
  const value = useMemo(
    () => ({location: completeLocation(location), navigationType}),
    [location, navigationType]
  )
  return <LocationContext value={value}>{children}</LocationContext>
}

function completeLocation(location: Location | string): Location {
  if (typeof location !== 'string') return location
  const {pathname = '/', search = '', hash = ''} = parsePath(location)
  return {pathname, search, hash, state: null, key: 'default'}
}
