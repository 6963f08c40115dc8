import {cacheName} from '../worker/cache-name.js'

/** Answers of a host that say for sure that the site has no worker any more. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * A site whose next build has no worker would show readers its last build for ever: browsers keep a
 * worker whose script is gone. The page that this worker keeps is the one that can end it.
 *
 * @returns whether the worker was gone; the page then reloads from the host.
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
