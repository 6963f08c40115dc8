import type {WorkerParams} from '../worker/worker-params.js'

/** Returns the service worker's URL with its parameters (specification §7). */
export function createWorkerUrl(baseUrl: string, params: WorkerParams): string {
  return `${baseUrl}sw.js?params=${encodeURIComponent(JSON.stringify(params))}`
}
