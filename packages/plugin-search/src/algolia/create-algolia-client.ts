import {liteClient} from 'algoliasearch/lite'
import type {SearchClient, SearchRequest, SearchResult} from '../client/search-client.js'
import type {SearchConfig} from '../config/search-config.js'
import {MARK_END, MARK_START} from './plain-text.js'
import {readAnswer} from './read-answer.js'
import {listServiceHosts} from './service-hosts.js'

/** A client of Algolia's search that names the generator to the service. */
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

/** The service puts marks into texts as they are: marks that no text has can be told from them. */
function writeRequest(request: SearchRequest) {
  // Parameters of the service's own that the site has set are among them.
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

/** By this name the modal knows that nothing could be fetched; the reason is for whoever keeps the site. */
function describeFailure(cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause)
  return Object.assign(new Error(`Algolia: ${message}`, {cause}), {name: 'RetryError'})
}
