import type {Page} from 'playwright/test'

/** Open a page and wait until React has taken it over: what is done earlier can be lost. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))
  )
}
