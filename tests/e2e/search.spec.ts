import type {Page} from 'playwright/test'
import {expect, openPage, test, versionsTest} from './site-test.js'

const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'})
const field = (page: Page) => modal(page).getByRole('searchbox')
const hits = (page: Page) => modal(page).locator('.DocSearch-Hit')
const button = (page: Page) => page.getByRole('button', {name: 'Search docs'})

/** Opens the modal on a page and enters a query. */
async function ask(page: Page, query: string, path = '/docs/installation'): Promise<void> {
  await openPage(page, path)
  await page.keyboard.press('Control+k')
  await field(page).fill(query)
}

test('§2 Search: opens by its button, by Ctrl or Cmd+K and by / outside of fields, and closes with Escape', async ({
  page,
  watch
}) => {
  await openPage(page, '/feature-requests')
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  }
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(modal(page)).toHaveCount(0)

  const other = page.getByRole('searchbox')
  await other.fill('a')
  await other.press('/')
  await expect(other).toHaveValue('a/')
  await expect(modal(page)).toHaveCount(0)
  expect(watch.problems).toEqual([])
})

test('a query of only spaces shows the first screen instead of no results', async ({page}) => {
  await ask(page, 'sidebar')
  await expect(hits(page).first()).toBeVisible()
  await field(page).fill('   ')
  await expect(hits(page)).toHaveCount(0)
  await expect(modal(page)).not.toContainText('No results')
  await field(page).pressSequentially(' navbar')
  await expect(field(page)).toHaveValue('navbar')
  await expect(hits(page).first()).toBeVisible()
})

test('§4 Search modal: is loaded only when the pointer or focus is near its button', async ({
  page
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openPage(page, '/versions')
  await expect(button(page)).toBeVisible()
  const before = scripts.filter((url) => url.includes('SearchModal'))
  expect(before).toEqual([])
  const loaded = page.waitForRequest(/SearchModal/)
  await button(page).hover()
  await loaded
})

test("§4 Search modal: reuses its worker and index when it's opened again", async ({page}) => {
  await openPage(page, '/versions')
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/search\/(?:worker|.*part)\./.test(request.url())) fetched.push(request.url())
  })
  for (const query of ['sidebar', 'sidebar', 'navbar']) {
    await page.keyboard.press('Control+k')
    await field(page).fill(query)
    await expect(hits(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
  }
  expect(page.workers()).toHaveLength(1)
  expect(fetched.toSorted()).toEqual([...new Set(fetched)].sort())
})

test("§4 Search modal: traps focus, and the page behind it doesn't scroll", async ({page}) => {
  await ask(page, 'sidebar')
  await expect(hits(page).first()).toBeVisible()
  const links = await modal(page).getByRole('link').count()
  for (let count = 0; count < links + 8; count += 1) {
    await page.keyboard.press('Tab')
    expect(await modal(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
  const position = await page.evaluate(() => scrollY)
  await page.mouse.move(4, 400)
  await page.mouse.wheel(0, 800)
  await page.keyboard.press('End')
  await expect(async () => {
    expect(await page.evaluate(() => scrollY)).toBe(position)
  }).toPass()
})

test('§4 Search modal: tolerates a typo, and opens a selected result without a full page load', async ({
  page,
  watch
}) => {
  // The library saves when its transition ends, which never happens with reduced motion.
  await page.emulateMedia({reducedMotion: 'reduce'})
  await ask(page, 'sidebr')
  await expect(hits(page).first()).toContainText('Sidebar')
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'same'
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/sidebar$/)
  await expect(modal(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same')

  await page.keyboard.press('Control+k')
  await expect(modal(page)).toContainText('Recent')
  await expect(hits(page)).toHaveCount(1)
  await modal(page).getByTitle('Save this search').click()
  await expect(modal(page).getByTitle('Remove this search from favorites')).toBeVisible()
  await expect(modal(page)).toContainText('Favorite')
  expect(watch.problems).toEqual([])
})

test('§4 Search modal: keeps recent searches when the page changes while it is open', async ({
  page
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await ask(page, 'sidebr')
  await expect(hits(page).first()).toContainText('Sidebar')
  await page.keyboard.press('Enter')
  const title = page.locator('h1')
  await expect(title).toHaveText('Sidebar')
  await page.keyboard.press('Control+k')
  await expect(hits(page)).toHaveCount(1)

  await page.evaluate(() => history.back())
  await expect(title).toHaveText('Installation')
  await modal(page).getByTitle('Save this search').click()
  await expect(modal(page).getByTitle('Remove this search from favorites')).toBeVisible()
})

test('§9 Search: the words of a result are marked on its page, until Escape', async ({page}) => {
  await openPage(page, '/docs')
  await page.keyboard.press('/')
  await field(page).fill('showLineNumbers')
  const words = modal(page).locator('[data-chosen] mark')
  await expect(words.first()).toHaveText('Line')
  await page.keyboard.press('Enter')
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('search-passage') ?? [])].map(String))
  await expect.poll(marked).toEqual(expect.arrayContaining(['Line', 'numbers']))
  await page.keyboard.press('Escape')
  await expect.poll(marked).toEqual([])
})

test('§9 Search: with shortcuts turned off, a slash opens nothing', async ({page}) => {
  await openPage(page, '/docs')
  await page.evaluate(() => localStorage.setItem('shortcuts', 'off'))
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(modal(page)).toBeVisible()
  await expect(field(page)).toHaveValue('')
})

test('§9 Search: recent searches are stored under the index name, docusaurus-2', async ({page}) => {
  await ask(page, 'tabs')
  await expect(hits(page).first()).toContainText('Tabs')
  await page.keyboard.press('Enter')
  await expect(modal(page)).toHaveCount(0)
  const kept = await page.evaluate(() =>
    localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docusaurus-2')
  )
  expect(kept).toContain('/docs/markdown-features/tabs')
})

test('§4 Search modal: finds options, hooks and names in code', async ({page}) => {
  await ask(page, '--out-dir')
  // Several commands have it, and their order isn't guaranteed.
  await expect(hits(page).first()).toContainText(/site (?:build|check|clear|deploy|serve)/)
  await field(page).fill('useDocsVersionFile')
  await expect(hits(page).first()).toContainText('useDocsVersionFile')
  await field(page).fill('docusaurus.config.js')
  await expect(hits(page).first()).toContainText('docusaurus.config.js')
})

test('§4 Search modal: fills a narrow screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await ask(page, 'theme')
  await expect(hits(page).first()).toBeVisible()
  const box = await modal(page).locator('.DocSearch-Modal').boundingBox()
  expect(box).toEqual({x: 0, y: 0, width: 390, height: 844})
})

test('§8 Search texts: no results', async ({page}) => {
  await ask(page, 'sidebar')
  await expect(hits(page).first()).toBeVisible()
  await field(page).fill('qqqzzz')
  await expect(modal(page)).toContainText('No results for "qqqzzz"')
  await expect(modal(page)).toContainText('Try searching for')
  await expect(modal(page)).toContainText('Believe this query should return results? Let us know.')
  const link = modal(page).getByRole('link', {name: 'Let us know.'})
  await expect(link).toHaveAttribute('href', '/community/support')
})

test("§8 Search texts: without a network, and after it's back", async ({page}) => {
  await openPage(page, '/docs/installation')
  await page.route('**/assets/search/**', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await field(page).fill('sidebar')
  await expect(modal(page)).toContainText('Unable to fetch results')
  await expect(modal(page)).toContainText('You might want to check your network connection.')
  await page.unroute('**/assets/search/**')
  await field(page).fill('sidebars')
  await expect(hits(page).first()).toContainText('Sidebar')
})

test('§8 Search texts: with a damaged part of the index', async ({page}) => {
  await page.route('**/assets/search/*/terms-*.json', (route) => route.fulfill({body: '{"sideb'}))
  await ask(page, 'sidebar')
  await expect(modal(page)).toContainText('Unable to fetch results')
})

test('§8 Search texts: ‘See all {count} results’ opens the search page', async ({page, watch}) => {
  await ask(page, 'theme')
  const all = modal(page).getByRole('link', {name: /^See all \d+ results$/})
  const count = /\d+/.exec(await all.innerText())?.[0]
  await all.click()
  await expect(page).toHaveURL(/\/search\?q=theme$/)
  await expect(modal(page)).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText(`${count} results`)
  await expect(main.getByRole('searchbox')).toHaveValue('theme')
  await expect(main.locator('ol mark').first()).toHaveText(/theme/i)

  const list = main.locator('ol > li')
  await expect(list).toHaveCount(20)
  await list.last().scrollIntoViewIfNeeded()
  await expect.poll(() => list.count()).toBeGreaterThan(20)
  await main.getByRole('combobox', {name: 'Version'}).selectOption('2.0.1')
  await expect(list.first().getByRole('link')).toHaveAttribute('href', /^\/docs\/2\.0\.1\//)
  expect(watch.problems).toEqual([])
})

test('§2 Search: the search page reads q, and reports missing results and failed requests', async ({
  page
}) => {
  await openPage(page, '/search?q=qqqzzz')
  const state = page.getByRole('main').getByRole('status')
  await expect(state).toContainText('No results for “qqqzzz”')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.route('**/assets/search/**', (route) => route.abort())
  await page.reload()
  await expect(state).toContainText('Unable to fetch results')
  await page.unroute('**/assets/search/**')
  await page.getByRole('main').getByRole('searchbox').fill('sidebar')
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText('Sidebar')
  await expect(page).toHaveURL(/\?q=sidebar$/)

  await page.keyboard.press('Control+k')
  await field(page).fill('theme')
  await modal(page)
    .getByRole('link', {name: /^See all \d+ results$/})
    .click()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('theme')
  await page.goBack()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('sidebar')
})

test('§2 Search: the search page shortens a query of 10,000 characters', async ({page}) => {
  await openPage(page, `/search?q=${'sidebar '.repeat(10)}${'x'.repeat(5_000)}`)
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText('Sidebar')
  await page.getByRole('main').getByRole('searchbox').fill('sidebar '.repeat(1_250))
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText('Sidebar')
})

for (const [state, block] of Object.entries({
  'cannot be started': () => {
    globalThis.Worker = class {
      constructor() {
        throw new DOMException('Blocked', 'SecurityError')
      }
    } as unknown as typeof Worker
  },
  'cannot be fetched': () => {
    const {Worker} = globalThis
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(`${url}.missing`)
      }
    }
  }
})) {
  test(`§4 Search modal: searches without a worker if the worker ${state}`, async ({page}) => {
    await page.addInitScript(block)
    await ask(page, 'sidebar')
    await expect(hits(page).first()).toContainText('Sidebar')
  })
}

for (const [state, block] of Object.entries({
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  },
  'is blocked': () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      }
    })
  },
  'holds something else': () => {
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docusaurus-2', '{"not": "ours"')
  }
})) {
  test(`§4 Search modal: works if storage ${state}`, async ({page}) => {
    await page.addInitScript(block)
    await ask(page, 'sidebar')
    await expect(hits(page).first()).toContainText('Sidebar')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/sidebar$/)
    await expect(modal(page)).toHaveCount(0)
  })
}

versionsTest(
  '§4 Search modal: finds pages of the current version, and excludes pages with noindex',
  async ({page}) => {
    await ask(page, 'hole', '/docs/guide/nest-boxes')
    await expect(hits(page).first()).toContainText('Nest boxes')
    const addresses = () =>
      hits(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const address of await addresses()) expect(address).not.toMatch(/^\/docs\/(?:next|first)/)
    await ask(page, 'hole', '/docs/next/guide/boxes')
    await expect(hits(page).first()).toBeVisible()
    for (const address of await addresses()) expect(address).toMatch(/^\/docs\/next/)
    await openPage(page, '/search?q=hole')
    const ofDocs = page.getByRole('main').locator('ol a[href^="/docs/"]')
    await expect(ofDocs).toHaveCount(1)
    await page.getByRole('combobox', {name: 'Version'}).selectOption('1.0')
    await expect(ofDocs).toHaveCount(0)
  }
)

versionsTest(
  '§4 Search modal: a result whose URL matches the external pattern is loaded in full',
  async ({page}) => {
    await ask(page, 'rules', '/docs/guide/nest-boxes')
    await expect(hits(page).first()).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.dataset.mark = 'same'
    })
    await page.locator('.DocSearch-Hit a[href^="/community/rules"]').first().click()
    await expect(page).toHaveURL(/\/community\/rules/)
    await expect(page.locator('html')).not.toHaveAttribute('data-mark')
  }
)

versionsTest(
  '§4 Search modal: code in pages, queries and recent searches is shown as text',
  async ({page}) => {
    const hasRun = () => page.evaluate(() => 'hasRun' in globalThis)
    await ask(page, 'wrynecks <img src=x onerror="globalThis.hasRun=true">', '/docs/guide/feeders')
    await expect(hits(page).first()).toContainText('<img src=x onerror=')
    await hits(page).first().locator('a').click()
    await expect(page).toHaveURL(/\/community\/markup/)
    await page.keyboard.press('Control+k')
    await expect(modal(page)).toContainText('Recent')
    await expect(hits(page).first()).toContainText('<img src=x onerror=')
    await openPage(page, '/search?q=wrynecks')
    await expect(page.getByRole('main').locator('ol')).toContainText('<img src=x onerror=')
    await expect(page.getByRole('main').locator('ol')).toContainText('<svg onload=')
    const hostile = '<img src=x onerror="globalThis.hasRun=true">'
    await openPage(
      page,
      `/search?q=${encodeURIComponent(`"><script>hasRun=true</script>${hostile}`)}`
    )
    await expect(page).toHaveTitle(/<script>hasRun=true<\/script><img src=x/)
    await page.getByRole('main').getByRole('searchbox').fill(`'qqqzzz ${hostile}`)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/)
    expect(await page.locator('img[onerror], svg[onload]').count()).toBe(0)
    expect(await hasRun()).toBe(false)
  }
)
