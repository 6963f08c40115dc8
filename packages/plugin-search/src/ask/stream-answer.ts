import {readEvents} from './event-reader.js'
import type {ChatMessage} from './create-messages.js'
import {readDelta} from './read-delta.js'

/** Maximum length of an answer. Anything after that is ignored. */
const MAX_ANSWER = 50_000

/** Thrown if the endpoint rejects a question because of its rate limit. */
export class TooManyQuestions extends Error {}

/** A request for an answer. */
export interface AnswerRequest {
  /** URL of the endpoint. */
  endpoint: string
  /** Model to request. The endpoint may ignore it. */
  model?: string
  messages: readonly ChatMessage[]
  signal: AbortSignal
}

/**
 * Sends messages to an endpoint compatible with OpenAI's chat completions. Yields the parts of the
 * answer as they arrive.
 *
 * @throws TooManyQuestions if the endpoint responds with status 429.
 * @throws Error for other failures, or if the answer is cut off.
 */
export async function* streamAnswer(request: AnswerRequest): AsyncGenerator<string> {
  const {endpoint, model, messages, signal} = request
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'content-type': 'application/json', accept: 'text/event-stream'},
    body: JSON.stringify({model, stream: true, messages}),
    signal
  })
  if (response.status === 429) throw new TooManyQuestions('The endpoint responded with 429.')
  if (!response.ok || !response.body)
    throw new Error(`The endpoint responded with ${response.status}.`)
  let length = 0
  for await (const data of readEvents(response.body)) {
    if (data === '[DONE]') return
    const text = readDelta(data).slice(0, MAX_ANSWER - length)
    length += text.length
    if (text !== '') yield text
    if (length === MAX_ANSWER) return
  }
  throw new Error('The answer is incomplete.')
}
