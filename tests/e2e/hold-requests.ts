import type {Page, Route} from 'playwright/test'

/**
 * Holds requests until the returned function is called.
 *
 * @param answer - Answers a held request. By default, the server does.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue()
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await answer(route)
  })
  return release
}
