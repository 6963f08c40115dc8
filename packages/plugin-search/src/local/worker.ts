import {createFileReader} from './file-reader.js'
import {createLocalClient} from './local-client.js'
import type {WorkerAnswer, WorkerQuestion} from './worker-messages.js'

/** Global scope of the worker, which isn't part of the DOM types. */
interface WorkerScope {
  location: {href: string}
  postMessage(answer: WorkerAnswer): void
  onmessage: ((event: {data: WorkerQuestion}) => void) | null
}

const scope = globalThis as unknown as WorkerScope
const client = createLocalClient(createFileReader(new URL('.', scope.location.href).href))

scope.onmessage = ({data: {id, ...question}}) => {
  const asked =
    'requests' in question ? client.search(question.requests) : client.refresh(question.refresh)
  asked.then(
    (answer) => scope.postMessage({id, results: answer?.results ?? []}),
    (error: unknown) =>
      scope.postMessage({id, failure: error instanceof Error ? error.message : String(error)})
  )
}
