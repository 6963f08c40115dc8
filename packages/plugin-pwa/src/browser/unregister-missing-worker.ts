import {cacheName} from '../worker/cache-name.js'

/** HTTP statuses that indicate that the site no longer has a service worker. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * Removes a service worker whose script no longer exists. Browsers keep it otherwise, so users
 * would see the last build forever. Only a page that the worker serves can do this.
 *
 * @returns Whether the worker was removed. If so, the page is reloaded from the host.
 */
export async function unregisterMissingWorker(url: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return false
  const response = await fetch(url, {cache: 'no-store'}).catch(() => undefined)
  if (!response || !GONE.has(response.status)) return false
  await registration.unregister()
  await caches.delete(cacheName(registration.scope))
  location.reload()
  return true
}
