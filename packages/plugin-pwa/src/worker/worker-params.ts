/** Parameters of the service worker, from the `params` query parameter of its URL. */
export interface WorkerParams {
  /** Whether the site is stored for offline use. */
  offlineMode: boolean
  /** Whether the worker logs its actions. */
  debug: boolean
}

/** Reads the parameters from the worker's URL. Without parameters, the worker stores nothing. */
export function readWorkerParams(workerUrl: string): WorkerParams {
  const text = new URL(workerUrl).searchParams.get('params') ?? '{}'
  const {offlineMode, debug} = parseJson(text)
  return {offlineMode: offlineMode === true, debug: debug === true}
}

function parseJson(text: string): Partial<Record<keyof WorkerParams, unknown>> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Record<keyof WorkerParams, unknown>>
  } catch {
    // Ignores parameters that aren't valid JSON.
    return {}
  }
}
