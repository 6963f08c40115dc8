import type {Page} from 'playwright/test'

/** Wait until React has taken a page over, and is done: what a test does earlier can be lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('__site')
    if (!root) return false
    // React marks the root when it begins, and each element when it has come there.
    return [root, ...root.querySelectorAll('main')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react'))
    )
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
