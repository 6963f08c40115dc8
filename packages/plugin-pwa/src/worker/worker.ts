import {cacheName, previousCacheName} from './cache-name.js'
import custom from './custom.js'
import {createFileLoader} from './file-loader.js'
import {createOfflinePage, type OfflineStrings} from './offline-page.js'
import {removeOthers, storeMissing} from './precache.js'
import {createPrecacheIndex, findCacheKey} from './precache-index.js'
import {readWorkerParams} from './worker-params.js'
import type {WorkerScope} from './worker-scope.js'

declare const self: WorkerScope
/** Translated offline messages, inserted by the build. */
declare const OFFLINE_STRINGS: OfflineStrings

/**
 * The site's service worker (specification §4, §7). In offline mode, it stores all files of a build and serves them
 * until the user activates the next one. Otherwise, it stores and serves nothing.
 */
const params = readWorkerParams(self.location.href)
const {scope} = self.registration
const index = createPrecacheIndex(self.__WB_MANIFEST, self.location.href)

function report(...words: unknown[]): void {
  if (params.debug) console.log('[pwa worker]', ...words)
}

async function openPrecache() {
  const cache = await caches.open(cacheName(scope))
  return {
    cache,
    index,
    load: createFileLoader({index, fetch: (...request) => fetch(...request)})
  }
}

async function install(): Promise<void> {
  if (params.offlineMode) report('stored', await storeMissing(await openPrecache()), 'files')
}

async function activate(): Promise<void> {
  await caches.delete(previousCacheName(scope))
  if (params.offlineMode) await removeOthers(await openPrecache())
  else await caches.delete(cacheName(scope))
  report('active', params)
}

async function answer(key: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName(scope))
  return (await cache.match(key)) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', ({data}: MessageEvent<{type?: unknown} | undefined>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
if (params.offlineMode) {
  self.addEventListener('fetch', (event) => {
    const {request} = event
    if (request.method !== 'GET') return
    const key = findCacheKey(request.url, index)
    if (key !== undefined) event.respondWith(answer(key, request))
    else if (request.mode === 'navigate')
      event.respondWith(fetch(request).catch(() => createOfflinePage(scope, OFFLINE_STRINGS)))
  })
}
custom?.(params)
