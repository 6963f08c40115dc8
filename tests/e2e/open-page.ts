import type {Page} from 'playwright/test'

/** Globals of the fixture `reading` for tests. */
declare global {
  /** Parts of the site that throw in the browser. */
  var crash: readonly string[] | undefined
  /** Calls that the module `follow.js` received from the client. */
  var routeNotes: unknown[][] | undefined
}

/** Opens a page of the fixture `reading` and waits until it's hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => globalThis.routeNotes?.some(([name]) => name === 'did update'))
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'same'
  })
}

/** Checks whether the document is still the one that `openPage` opened. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'same')
}

/** Clicks a link without the scrolling that Playwright does before a click. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((wanted) => {
    const find = (anchor: HTMLAnchorElement) => anchor.getAttribute('href') === wanted
    const anchor = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(find)
    if (!anchor) throw new Error(`There is no link to ${wanted}.`)
    anchor.click()
  }, href)
}

/** Adds a link to the page. */
export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((url) => {
    const anchor = Object.assign(document.createElement('a'), {href: url, textContent: 'Added'})
    document.querySelector('main')?.append(anchor)
  }, href)
}

/** Makes parts of the site throw, starting with the next document. */
export async function crashIn(page: Page, ...parts: readonly string[]): Promise<void> {
  await page.addInitScript((names) => {
    globalThis.crash = names
  }, parts)
}
