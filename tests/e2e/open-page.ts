import type {Page} from 'playwright/test'

/** What the fixture `reading` has for tests, in its pages. */
declare global {
  /** Parts of the site that throw in the browser. */
  var crash: readonly string[] | undefined
  /** What the client has told the module `follow.js`. */
  var routeNotes: unknown[][] | undefined
}

/** Open a page of the fixture `reading` and wait until it answers clicks itself. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => globalThis.routeNotes?.some(([name]) => name === 'did update'))
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'same'
  })
}

/** Whether the document is still the one that `openPage` has opened. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'same')
}

/** Click a link as a reader would, but without the scrolling that Playwright does before it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((wanted) => {
    const find = (anchor: HTMLAnchorElement) => anchor.getAttribute('href') === wanted
    const anchor = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(find)
    if (!anchor) throw new Error(`There is no link to ${wanted}.`)
    anchor.click()
  }, href)
}

/** A link that the page's author did not write. */
export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((url) => {
    const anchor = Object.assign(document.createElement('a'), {href: url, textContent: 'Added'})
    document.querySelector('main')?.append(anchor)
  }, href)
}

/** Make parts of the site throw from the next document on. */
export async function crashIn(page: Page, ...parts: readonly string[]): Promise<void> {
  await page.addInitScript((names) => {
    globalThis.crash = names
  }, parts)
}
