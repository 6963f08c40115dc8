import type {Page} from 'playwright/test'

/** Sums up the layout shifts of a page that aren't caused by user input, starting with the next document. */
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
