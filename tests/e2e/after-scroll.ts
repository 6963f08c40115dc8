import type {Page} from 'playwright/test'

/** Waits until a scroll event was dispatched, which happens before the next frame's callbacks. */
export async function afterScroll(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  )
}
