import type {Page} from 'playwright/test'

/** Wait until a page has heard of a scroll: its event comes with the next frame, before what the frame asks for. */
export async function afterScroll(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  )
}
