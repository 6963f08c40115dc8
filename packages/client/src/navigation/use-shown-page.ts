import {useEffect, useState} from 'react'
import {useLocation, useNavigationType, type Location, type NavigationType} from 'react-router-dom'
import {isSamePath} from '@lectern/shared/url/url-path'
import {documentUrl} from './document-url.js'
import type {PageLoader, ReadyPage} from './page-loader.js'

/** Delay before a slow route change shows its progress, in milliseconds (specification §9). */
const PROGRESS_DELAY = 200

/** A page, and the location and type of the navigation to it. */
interface ShownPage {
  location: Location
  navigation: NavigationType
  page: ReadyPage
}

interface ShownPageSettings {
  initial: ReadyPage
  loader: PageLoader
  baseUrl: string
  trailingSlash: boolean | undefined
}

/**
 * Returns the page to show, which is the previous one until the next is completely loaded
 * (specification §4, route change). If a page fails to load, the browser loads its document from
 * the host.
 */
export function useShownPage(settings: ShownPageSettings): ShownPage {
  const {initial, loader, baseUrl, trailingSlash} = settings
  const location = useLocation()
  const navigation = useNavigationType()
  const [shown, setShown] = useState<ShownPage>({location, navigation, page: initial})
  const isShown = isSamePath(location.pathname, shown.location.pathname)
  const url = documentUrl(location.pathname, baseUrl, trailingSlash)
  const ready = isShown ? undefined : loader.ready(url)
  // Shows a prefetched page in the same render.
  if (ready) setShown({location, navigation, page: ready})
  // If only the query or hash changes, the page stays the same.
  else if (isShown && location !== shown.location) setShown({...shown, location, navigation})
  const isWaiting = !isShown && !ready

  useEffect(() => {
    if (!isWaiting) return
    let current = true
    const timer = setTimeout(() => markNavigating(true), PROGRESS_DELAY)
    const finish = () => {
      clearTimeout(timer)
      markNavigating(false)
    }
    loader
      .load(url)
      .then((page) => {
        if (current) setShown({location, navigation, page})
      })
      .catch((error: unknown) => {
        if (!current) return
        console.warn('Falling back to a full page load.', error)
        window.location.reload()
      })
      .finally(() => {
        if (current) finish()
      })
    return () => {
      current = false
      finish()
    }
  }, [location, navigation, isWaiting, loader, url])

  return shown
}

/** Sets the attribute that makes the stylesheet show the progress bar. */
function markNavigating(on: boolean): void {
  document.documentElement.toggleAttribute('data-navigating', on)
}
