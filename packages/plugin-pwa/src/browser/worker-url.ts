import type {WorkerParams} from '../worker/worker-params.js'

/** Returns the URL of the worker with its parameters (specification §7). */
export function createWorkerUrl(baseUrl: string, params: WorkerParams): string {
  return `${baseUrl}sw.js?params=${encodeURIComponent(JSON.stringify(params))}`
}
