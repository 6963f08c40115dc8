import {cacheName} from '../worker/cache-name.js'

/** Statuses that mean that the site no longer has a worker. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * Removes a worker whose script no longer exists. Browsers keep these workers, so users would see the last build
 * forever. Only a page that the worker serves can remove it.
 *
 * @returns Whether the worker was removed. In this case, the page is reloaded from the host.
 */
export async function leaveGoneWorker(url: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return false
  const response = await fetch(url, {cache: 'no-store'}).catch(() => undefined)
  if (!response || !GONE.has(response.status)) return false
  await registration.unregister()
  await caches.delete(cacheName(registration.scope))
  location.reload()
  return true
}
