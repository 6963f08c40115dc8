import type {Page} from 'playwright/test'

/** Waits until a page is hydrated. Earlier interactions would be lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'})
}
