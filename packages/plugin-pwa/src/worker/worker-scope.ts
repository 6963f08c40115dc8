import type {PrecacheEntry} from './precache-index.js'

/** The parts of the worker's global scope that we use. The DOM types don't include it. */
export interface WorkerScope {
  /** Placeholder that Workbox replaces with the list of files. */
  __WB_MANIFEST: PrecacheEntry[]
  location: {href: string}
  registration: {scope: string; unregister(): Promise<boolean>}
  clients: {
    matchAll(options: {type: 'window'}): Promise<{url: string; navigate(url: string): unknown}[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listen: (event: MessageEvent) => void): void
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}
