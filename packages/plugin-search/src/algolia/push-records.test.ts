import {expect, onTestFinished, test} from 'vitest'
import type {SearchedPage} from '../indexing/searched-page.js'
import {ADMIN_KEY, startTestService} from '../fixtures/test-service.js'
import {createRecords} from './create-records.js'
import {pushRecords} from './push-records.js'

async function start() {
  const service = await startTestService()
  onTestFinished(() => service.close())
  const target = {
    appId: 'APP',
    indexName: 'docs',
    adminKey: ADMIN_KEY,
    host: service.origin,
    generatorVersion: '1.2.3'
  }
  return {service, target}
}

function createPage(number: number): SearchedPage {
  return {
    url: `/docs/${number}`,
    title: `Page ${number}`,
    group: 'Docs',
    language: 'en',
    tag: 'default',
    keywords: [],
    sections: [['', 1, `Page ${number}`, 'Words of a page.']]
  }
}

const RECORDS = Array.from({length: 1_200}, (_, number) => createPage(number)).flatMap((page) =>
  createRecords(page, 'https://example.com')
)

test('records are sent in batches to a temporary index, which then replaces the current one', async () => {
  const {service, target} = await start()
  service.indices.set('docs', [{objectID: 'old'}])
  await pushRecords(RECORDS, target)
  const stored = service.indices.get('docs') ?? []
  expect([stored.length, stored[0]]).toEqual([2_400, RECORDS[0]])
  expect([...service.indices.keys()]).toEqual(['docs'])
  expect(service.settings.get('docs')).toMatchObject({attributeForDistinct: 'url'})
  const sent = service.requests.filter(({line}) => line.endsWith('/batch'))
  expect(sent.map(({body}) => (body as {requests: unknown[]}).requests.length)).toEqual([
    1_000, 1_000, 400
  ])
  expect(service.requests[0]?.agent).toContain('lectern (1.2.3)')
})

test('a rejected key is reported, and the index is unchanged', async () => {
  const {service, target} = await start()
  service.indices.set('docs', [{objectID: 'old'}])
  await expect(pushRecords(RECORDS, {...target, adminKey: 'wrong'})).rejects.toMatchObject({
    problems: [
      {
        code: 'search-push-refused',
        message:
          'Algolia rejected changes to the index `docs` of the application `APP`: Invalid Application-ID or API key.',
        hint: 'Set ALGOLIA_ADMIN_KEY to a key of that application with the permissions `addObject`, `editSettings` and `deleteIndex`.'
      }
    ]
  })
  expect(service.indices.get('docs')).toEqual([{objectID: 'old'}])
})

test('a failure in between keeps the previous records and removes the temporary index', async () => {
  const {service, target} = await start()
  service.indices.set('docs', [{objectID: 'old'}])
  const large = RECORDS.slice(0, 1).map((record) => {
    return {...record, objectID: 'large', content: 'x'.repeat(20_000)}
  })
  await expect(pushRecords([...RECORDS, ...large], target)).rejects.toMatchObject({
    problems: [
      {
        code: 'search-push-failed',
        message: expect.stringMatching(
          /^Algolia rejected the records \(status 400\): Record objectID=large is too big size=\d+\/10000 bytes\.$/
        ),
        hint: 'The index `docs` is unchanged. Run the command again.'
      }
    ]
  })
  expect([...service.indices]).toEqual([['docs', [{objectID: 'old'}]]])
})

test('a service that does not respond is reported as unreachable', async () => {
  const {service, target} = await start()
  await service.close()
  await expect(pushRecords(RECORDS, target)).rejects.toMatchObject({
    problems: [{code: 'search-service-unreachable'}]
  })
})

test.each([
  ['invalid JSON', {body: '<html>'}, 'search-push-failed'],
  ['errors of its own', {status: 500}, 'search-service-unreachable']
])('a service that responds with %s', async (_title, failure, code) => {
  const {service, target} = await start()
  service.failure = failure
  await expect(pushRecords(RECORDS, target)).rejects.toMatchObject({problems: [{code}]})
})

test('waits for a slow service', async () => {
  const {service, target} = await start()
  let release = () => {}
  service.failure = {path: '/batch', gate: new Promise<void>((resolve) => (release = resolve))}
  const pushed = pushRecords(RECORDS.slice(0, 2), target)
  await expect.poll(() => service.requests.at(-1)?.line).toMatch(/batch$/)
  expect(service.indices.get('docs')).toBeUndefined()
  release()
  await pushed
  expect(service.indices.get('docs')).toHaveLength(2)
})
