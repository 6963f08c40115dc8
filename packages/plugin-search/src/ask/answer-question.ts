import {resolveHitUrl} from '../browser/hit-url.js'
import type {Search} from '../browser/use-search.js'
import {createMessages} from './create-messages.js'
import {createPassages, MAX_PASSAGES, type Passage} from './passages.js'
import {streamAnswer, TooManyQuestions} from './stream-answer.js'

/** A question about the site. */
export interface Question {
  search: Pick<Search, 'client' | 'config' | 'filters'>
  question: string
  /** Language to answer in, as a language tag. */
  language: string
}

/** State of an answer while it's streamed. */
export interface AnswerState {
  /**
   * `empty` if no section of the site matches, in which case nothing is sent. `busy` if the
   * endpoint limits the rate of questions.
   */
  status: 'loading' | 'done' | 'stopped' | 'failed' | 'busy' | 'empty'
  /** The answer so far. */
  text: string
  /** Sections that were sent with the question. */
  passages: readonly Passage[]
}

/**
 * Searches the site and sends the question with the matching sections. Reports each change to the
 * answer's state. Never rejects.
 */
export async function answerQuestion(
  asked: Question,
  signal: AbortSignal,
  update: (change: Partial<AnswerState>) => void
): Promise<void> {
  const {ask} = asked.search.config
  if (ask === undefined) return
  try {
    const passages = await findPassages(asked)
    signal.throwIfAborted()
    if (passages.length === 0) return update({status: 'empty'})
    update({passages})
    const messages = createMessages(asked.question, passages, asked.language)
    let text = ''
    for await (const part of streamAnswer({...ask, messages, signal})) {
      text += part
      update({text})
    }
    update({status: 'done'})
  } catch (error) {
    if (signal.aborted) return update({status: 'stopped'})
    console.error("The question couldn't be answered.", error)
    update({status: error instanceof TooManyQuestions ? 'busy' : 'failed'})
  }
}

async function findPassages({search, question}: Question): Promise<Passage[]> {
  const {client, config, filters} = search
  const request = {
    ...config.searchParameters,
    indexName: config.indexName,
    query: question,
    facetFilters: filters,
    // Some hits have no text, so this requests more than are needed.
    hitsPerPage: 2 * MAX_PASSAGES
  }
  const {results} = await client.search([request])
  return createPassages(results[0]?.hits ?? [], (url) => resolveHitUrl(url, config))
}
