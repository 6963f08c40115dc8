import {liteClient} from '@lectern/plugin-search/algolia-lite'
import type {SearchClient, SearchRequest, SearchResult} from '../client/search-client.js'
import type {SearchConfig} from '../config/search-config.js'
import {MARK_END, MARK_START} from './plain-text.js'
import {readAnswer} from './read-answer.js'
import {listServiceHosts} from './service-hosts.js'

/** Creates an Algolia search client that includes the generator in its user agent. */
export function createAlgoliaClient(
  {appId = '', apiKey = '', host}: Pick<SearchConfig, 'appId' | 'apiKey' | 'host'>,
  {generatorVersion}: {generatorVersion: string}
): SearchClient {
  const client = liteClient(appId, apiKey, {hosts: listServiceHosts(host)})
  client.addAlgoliaAgent('lectern', generatorVersion)
  return {
    async search(requests) {
      const list = 'requests' in requests ? requests.requests : requests
      try {
        const answer = await client.search({requests: list.map(writeRequest)})
        return {results: readAnswers(answer.results, list)}
      } catch (cause) {
        throw describeFailure(cause)
      }
    }
  }
}

/**
 * Creates the request to send. Algolia doesn't escape HTML, so matches are marked with characters
 * that never occur in text.
 */
function writeRequest(request: SearchRequest) {
  // The cast is needed because the request can contain any Algolia parameter from the site's
  // configuration.
  return {...request, highlightPreTag: MARK_START, highlightPostTag: MARK_END} as {
    indexName: string
    query: string
  }
}

function readAnswers(results: unknown, requests: readonly SearchRequest[]): SearchResult[] {
  const list: readonly unknown[] = Array.isArray(results) ? results : []
  return requests.map(({highlightPreTag, highlightPostTag}, index) =>
    readAnswer(list[index], {
      start: typeof highlightPreTag === 'string' ? highlightPreTag : '<mark>',
      end: typeof highlightPostTag === 'string' ? highlightPostTag : '</mark>'
    })
  )
}

/**
 * Converts a failure to the error that the modal expects, which it recognizes by name. The message
 * is for the site's developers.
 */
function describeFailure(cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause)
  return Object.assign(new Error(`Algolia: ${message}`, {cause}), {name: 'RetryError'})
}
