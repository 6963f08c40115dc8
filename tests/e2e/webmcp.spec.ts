import type {Page} from 'playwright/test'
import {browserLaunchOptions, findBrowser} from '../../scripts/ensure-browser.mjs'
import {expect, localesTest, openPage, versionsTest} from './site-test.js'

const options = browserLaunchOptions(await findBrowser({isForTests: true}))
const launchOptions = {...options, args: [...options.args, '--enable-features=WebMCP']}

async function call(page: Page, name: string, input: object): Promise<string> {
  return JSON.stringify(await page.webmcp.callTool(name, {...input}))
}

const listTools = async (page: Page) => (await page.webmcp.tools()).map(({name}) => name).sort()

versionsTest.use({launchOptions})
localesTest.use({launchOptions})

versionsTest('agents get tools that search the site and read its pages', async ({page, watch}) => {
  await openPage(page, '/docs')
  await expect.poll(() => listTools(page)).toEqual(['read_page', 'search_docs'])
  const found = await call(page, 'search_docs', {query: 'feeders'})
  const [, url] = /(http:\/\/[^"\\]*\/docs\/guide\/feeders)/.exec(found) ?? []
  const text = await call(page, 'read_page', {url})
  expect(text).toContain('Feeders')
  expect(text).toContain('or on to nest boxes.')
  expect(text).not.toContain('isError')
  const foreign = await call(page, 'read_page', {url: 'https://evil.example/'})
  expect(foreign).toContain("isn't part of")
  expect(watch.problems).toEqual([])
})

localesTest('agents read Markdown if a site has copies of its pages', async ({page}) => {
  await openPage(page, '/docs/care')
  await expect.poll(() => listTools(page)).toContain('read_page')
  const text = await call(page, 'read_page', {url: '/docs/care'})
  expect(text).toContain('# ')
  expect(text).toContain('llms.txt')
})
