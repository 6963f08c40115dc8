import type {Page} from 'playwright/test'

/** Waits until a scroll event was dispatched. This happens before the next frame's callbacks. */
export async function afterScroll(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  )
}
