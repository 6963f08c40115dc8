import type {Page} from 'playwright/test'

/** Waits until a page is interactive. Earlier clicks only have an effect then. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'})
}
