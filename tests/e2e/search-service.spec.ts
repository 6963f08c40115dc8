import path from 'node:path'
import type {Page} from 'playwright/test'
import {pushRecords} from '../../packages/plugin-search/src/algolia/push-records.js'
import {readRecords} from '../../packages/plugin-search/src/algolia/records-file.js'
import {
  ADMIN_KEY,
  startTestService,
  type TestService
} from '../../packages/plugin-search/src/fixtures/test-service.js'
import {expect, openPage, serviceTest} from './site-test.js'

/** The fixture's configuration sends queries to this URL. */
const HOST = 'https://search.example.com'

/** A test of the fixture `search-service` with a service that has its records, as `site search:push` sends them. */
const test = serviceTest.extend<{service: TestService}>({
  service: async ({page}, use) => {
    const service = await startTestService()
    const siteDir = path.dirname(process.env.SEARCH_SERVICE_BUILD ?? '')
    await pushRecords(readRecords(siteDir, ['en'])?.records ?? [], {
      appId: 'BIRDS',
      indexName: 'birds',
      adminKey: ADMIN_KEY,
      host: service.origin,
      generatorVersion: '0.0.0'
    })
    service.requests.length = 0
    await page.route(`${HOST}/**`, async (route) => {
      const url = route.request().url().replace(HOST, service.origin)
      const response = await route.fetch({url}).catch(() => undefined)
      await (response ? route.fulfill({response}) : route.abort('internetdisconnected'))
    })
    await use(service)
    await service.close()
  }
})

async function openSearch(page: Page) {
  await page.keyboard.press('Control+k')
  const modal = page.getByRole('dialog')
  const input = modal.locator('.DocSearch-Input')
  await expect(input).toBeFocused()
  const hits = modal.locator('.DocSearch-Hit a')
  return {
    modal,
    input,
    hits,
    feeders: modal.locator('.DocSearch-Hit a[href="/docs/feeders"]')
  }
}

test('§7 Search: queries go to the hosted service with its keys, filtered by language and docs tags, with an agent marker', async ({
  page,
  service
}) => {
  await openPage(page, '/docs/feeders')
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', HOST)
  const {input, feeders} = await openSearch(page)
  await input.fill('feeder')
  await expect(feeders.first()).toBeVisible()
  const asked = service.requests.at(-1)
  expect(asked?.line).toBe('POST /1/indexes/*/queries')
  expect(asked?.agent).toMatch(/lectern \(\d+\.\d+\.\d+\)/)
  expect(asked?.body).toMatchObject({
    requests: [
      {
        indexName: 'birds',
        query: 'feeder',
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']]
      }
    ]
  })
  await feeders.first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/docs\/feeders$/)
})

test('§8 Search fetch fails: if a response is rejected, broken, malformed or missing, the modal shows an error and the next query works', async ({
  page,
  service
}) => {
  await openPage(page, '/docs/feeders')
  const {modal, input, hits} = await openSearch(page)
  const failures = [
    {status: 403},
    {status: 500},
    {body: '<html>no JSON</html>'},
    {body: '{"results":[{"hits":[{"objectID":"1"}]}]}'},
    {body: '{}'}
  ]
  for (const [number, failure] of failures.entries()) {
    service.failure = failure
    await input.fill(`feeder ${number}`)
    if (failure.body?.includes('objectID')) {
      await expect(modal.getByText(`No results for`)).toBeVisible()
    } else {
      await expect(modal.getByText('Unable to fetch results')).toBeVisible()
      await expect(
        modal.getByText('You might want to check your network connection.')
      ).toBeVisible()
    }
    service.failure = {}
    await input.fill('feeder')
    await expect(hits.first()).toBeVisible()
  }
  await service.close()
  await input.fill('feeder nest')
  await expect(modal.getByText('Unable to fetch results')).toBeVisible()
})

test("§7 Search: a slow response doesn't block the page, and outdated results aren't shown", async ({
  page,
  service
}) => {
  await openPage(page, '/docs/feeders')
  const {input, hits, feeders} = await openSearch(page)
  let release = () => {}
  service.failure = {gate: new Promise<void>((resolve) => (release = resolve))}
  const outdated = page.waitForRequest((request) => request.url().startsWith(HOST))
  await input.fill('nest')
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1)
  await expect.poll(() => JSON.stringify(service.requests)).toContain('"nest"')
  service.failure = {}
  await input.fill('feeder')
  await expect(feeders.first()).toBeVisible()
  const found = await hits.allTextContents()
  release()
  await (await outdated).response()
  await input.press('ArrowDown')
  expect(await hits.allTextContents()).toEqual(found)
})

test('§7 Search: the search page queries the service, and record text is never treated as HTML', async ({
  page,
  service
}) => {
  const hostile = '<img src=x onerror="document.title=\'run\'">feeder'
  service.indices.set('birds', [
    {
      objectID: '1',
      url: 'https://docs.example.com/docs/feeders',
      type: 'content',
      hierarchy: {lvl0: 'Docs', lvl1: hostile},
      content: hostile,
      language: 'en',
      docusaurus_tag: 'default'
    }
  ])
  await openPage(page, '/find?q=feeder')
  const main = page.getByRole('main')
  await expect(main.getByText('onerror').first()).toBeVisible()
  const {modal, input} = await openSearch(page)
  await input.fill('feeder')
  await expect(modal.getByText('onerror').first()).toBeVisible()
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  expect(await page.title()).not.toBe('run')
})
