import type {WorkerParams} from '../worker/worker-params.js'

/** The address of the worker with what it has to know (specification §7). */
export function createWorkerUrl(baseUrl: string, params: WorkerParams): string {
  return `${baseUrl}sw.js?params=${encodeURIComponent(JSON.stringify(params))}`
}
