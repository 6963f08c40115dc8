import type {Page} from 'playwright/test'

/** Add up how far the parts of a page move without its reader's doing, from its next document on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = {total: 0}
    Object.assign(window, {shifts})
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as unknown as {value: number}).value
    }).observe({type: 'layout-shift', buffered: true})
  })
  return () => page.evaluate(() => (window as unknown as {shifts: {total: number}}).shifts.total)
}
