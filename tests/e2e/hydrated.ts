import type {Page} from 'playwright/test'

/** Waits until a page reacts to its reader: what a test does earlier is lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'})
}
