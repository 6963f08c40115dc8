import {expect, onTestFinished, test} from 'vitest'
import type {SearchRequest} from '../client/search-client.js'
import {SEARCH_KEY, startTestService} from '../fixtures/test-service.js'
import {createAlgoliaClient} from './create-algolia-client.js'

const RECORD = {
  objectID: '1',
  url: 'https://example.com/docs/head#tags',
  anchor: 'tags',
  type: 'lvl2',
  hierarchy: {lvl0: 'API', lvl1: '<Head>', lvl2: 'Tags of <Head>'},
  content: null,
  language: 'en',
  docusaurus_tag: 'default'
}

async function start(apiKey = SEARCH_KEY) {
  const service = await startTestService()
  onTestFinished(() => service.close())
  service.indices.set('docs', [RECORD])
  const site = {appId: 'APP', apiKey, host: service.origin}
  const client = createAlgoliaClient(site, {generatorVersion: '1.2.3'})
  const search = async (request: Partial<SearchRequest>) =>
    (await client.search([{indexName: 'docs', query: '', ...request}])).results[0]
  return {service, search}
}

test('a query is sent with its filters and the generator name', async () => {
  const {service, search} = await start()
  await search({query: 'tags', facetFilters: ['language:en', ['docusaurus_tag:default']], page: 1})
  expect(service.requests).toMatchObject([
    {
      line: 'POST /1/indexes/*/queries',
      agent: expect.stringContaining('lectern (1.2.3)'),
      body: {
        requests: [
          {
            indexName: 'docs',
            query: 'tags',
            page: 1,
            facetFilters: ['language:en', ['docusaurus_tag:default']]
          }
        ]
      }
    }
  ])
})

test('a hit contains no HTML except the requested marks', async () => {
  const {search} = await start()
  const result = await search({query: 'tags', highlightPreTag: '<b>', highlightPostTag: '</b>'})
  const [hit] = result?.hits ?? []
  expect(hit?._highlightResult.hierarchy).toMatchObject({
    lvl1: {value: '&lt;Head&gt;', matchLevel: 'none'},
    lvl2: {value: '<b>Tags</b> of &lt;Head&gt;', matchLevel: 'full'}
  })
  expect(hit?.hierarchy).toMatchObject({lvl2: 'Tags of <Head>', lvl3: null})
})

test('HTML that a crawler has stored is decoded', async () => {
  const {service, search} = await start()
  const hierarchy = {lvl0: 'API', lvl1: '&lt;Head&gt; &amp; more'}
  service.indices.set('docs', [{...RECORD, hierarchy}])
  const [hit] = (await search({query: 'more'}))?.hits ?? []
  expect(hit?.hierarchy.lvl1).toBe('<Head> & more')
  expect(hit?._highlightResult.hierarchy?.lvl1?.value).toBe('&lt;Head&gt; &amp; <mark>more</mark>')
  expect(hit?.type).toBe('lvl1')
})

test('other types of records are omitted', async () => {
  const {service, search} = await start()
  service.indices.set('docs', [{objectID: 'a', name: 'Bread'}, RECORD])
  expect((await search({}))?.hits.map(({url}) => url)).toEqual([RECORD.url])
})

test.each([
  ['no JSON', {body: '<html>'}],
  ['no results', {body: '{}'}],
  ['results of the wrong type', {body: '{"results":[{"hits":{}}]}'}],
  ['an error of its own', {status: 500}],
  ['the refusal of the key', {status: 403}]
])('a response with %s is a fetch error', async (_title, failure) => {
  const {service, search} = await start()
  service.failure = failure
  await expect(search({query: 'tags'})).rejects.toMatchObject({name: 'RetryError'})
})

test('an invalid key is reported as the reason', async () => {
  const {search} = await start('wrong')
  await expect(search({query: 'tags'})).rejects.toThrow('Invalid Application-ID or API key')
})

test('an unreachable service is a network error', async () => {
  const {service, search} = await start()
  await service.close()
  await expect(search({query: 'tags'})).rejects.toMatchObject({name: 'RetryError'})
})
