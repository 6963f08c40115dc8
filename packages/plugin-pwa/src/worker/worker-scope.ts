import type {PrecacheEntry} from './precache-index.js'

/** The part of a worker's global object that this one uses: the types of pages know none of it. */
export interface WorkerScope {
  /** Workbox puts the list of files here. */
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
