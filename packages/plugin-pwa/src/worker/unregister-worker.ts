import {cacheName, previousCacheName} from './cache-name.js'
import type {WorkerScope} from './worker-scope.js'

declare const self: WorkerScope

/**
 * Replaces a worker that the site no longer uses. Deletes its caches, unregisters itself and
 * reloads the open pages.
 */
async function leave(): Promise<void> {
  const {scope} = self.registration
  await Promise.all([cacheName(scope), previousCacheName(scope)].map((name) => caches.delete(name)))
  await self.registration.unregister()
  for (const client of await self.clients.matchAll({type: 'window'})) client.navigate(client.url)
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
