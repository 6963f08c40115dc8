import {trustScriptUrl} from '@lectern/client'
import type {FacetFilters, SearchRequest, SearchResult} from '../client/search-client.js'
import {WORKER_FILE} from '../index-format/index-format.js'
import {createFileReader} from './file-reader.js'
import {createLocalClient, type LocalSearchClient} from './local-client.js'
import type {WorkerAnswer, WorkerQuestion} from './worker-messages.js'

/** Output folder of the index. */
const FOLDER = 'assets/search/'

/**
 * Creates a client for the site's own index. It searches in a worker, or on the main thread if the
 * worker can't be started.
 */
export function createSiteClient({baseUrl}: {baseUrl: string}): LocalSearchClient {
  const folder = new URL(baseUrl + FOLDER, location.href).href
  let client = openWorker(folder)
  const fallBack = () => {
    client = createLocalClient(createFileReader(folder))
    return client
  }
  return {
    refresh: (filters) =>
      client.refresh(filters).catch((error: unknown) => {
        if (!(error instanceof WorkerMissing)) throw error
        return fallBack().refresh(filters)
      }),
    search: (requests) =>
      client.search(requests).catch((error: unknown) => {
        if (!(error instanceof WorkerMissing)) throw error
        return fallBack().search(requests)
      })
  }
}

/** Thrown if the worker itself fails, for example because it was blocked or couldn't be fetched. */
class WorkerMissing extends Error {}

interface Waiting {
  resolve(results: readonly SearchResult[]): void
  reject(error: Error): void
}

type Question = {requests: readonly SearchRequest[]} | {refresh: FacetFilters}

function openWorker(folder: string): LocalSearchClient {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let worker: Worker | undefined
  const start = (): Worker => {
    const started = new Worker(trustScriptUrl(folder + WORKER_FILE))
    started.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if ('results' in data) asked?.resolve(data.results)
      else asked?.reject(Object.assign(new Error(data.failure), {name: 'RetryError'}))
    }
    started.onerror = () => {
      for (const {reject} of waiting.values()) reject(new WorkerMissing('The worker has failed.'))
      waiting.clear()
    }
    return started
  }
  const prompt = (question: Question) =>
    new Promise<readonly SearchResult[]>((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, {resolve, reject})
      try {
        worker ??= start()
        worker.postMessage({id, ...question} satisfies WorkerQuestion)
      } catch {
        waiting.delete(id)
        reject(new WorkerMissing('The worker cannot be started.'))
      }
    })
  return {
    refresh: async (filters) => void (await prompt({refresh: filters})),
    async search(requests) {
      const list = 'requests' in requests ? requests.requests : requests
      return {results: await prompt({requests: list})}
    }
  }
}
