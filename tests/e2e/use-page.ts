import type {Page} from 'playwright/test'

const CONTROLS =
  '.color-mode-toggle, .dropdown > button, [role=tab], [data-wrap-code], [data-copy-code], summary'

/** Maximum number of controls per page. */
const MAXIMUM = 8

/** Uses the controls of a page: color mode, menus, tabs and code buttons. */
export async function usePage(page: Page): Promise<void> {
  for (const control of (await page.locator(CONTROLS).all()).slice(0, MAXIMUM)) {
    if (await control.isVisible()) await control.click()
    await page.keyboard.press('Escape')
  }
}
