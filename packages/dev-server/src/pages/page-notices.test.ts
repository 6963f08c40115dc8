import type {DevEvent, Route, SiteConfig, SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createRoute} from '@lectern/testing/create-route'
import {createRouteIndex} from '@lectern/core/routes/route-index'
import type {DevSite} from '../site/dev-site.js'
import type {MadePage} from './page-builder.js'
import {createPageNotices} from './page-notices.js'

function made(links: readonly string[], notices: readonly SiteProblem[] = []): MadePage {
  return {errors: [], notices, references: {links, ids: []}, brokenLinks: new Map()}
}

interface Surroundings {
  siteDir?: string
  /** Problems that the scan found. */
  scan?: readonly SiteProblem[]
  /** Warnings about the bundles. */
  warnings?: readonly SiteProblem[]
}

function createNotices(
  findIds: (route: Route) => Promise<readonly string[] | undefined>,
  policies: Partial<SiteConfig> = {},
  {siteDir = '/site', scan = [], warnings = []}: Surroundings = {}
) {
  const events: DevEvent[] = []
  const [a, b] = [createRoute('/a', {source: 'a.md'}), createRoute('/b', {source: 'a.md'})]
  // Only the tested fields.
  const siteConfig = {
    ...{onBrokenLinks: 'fail', onBrokenAnchors: 'warn', themeConfig: {}, baseUrl: '/'},
    ...policies
  }
  const site = {
    site: {siteDir, siteConfig, configSource: {file: 'site.config.ts', text: ''}},
    scan: {problems: scan},
    routes: createRouteIndex([a, b])
  } as unknown as DevSite
  let current = site
  const notices = createPageNotices({
    site: () => current,
    pages: {findIds},
    bundles: {warnings: () => warnings},
    report: {problems: () => {}},
    answersFile: async (urlPath) => urlPath === '/logo.svg',
    send: (event) => events.push(event),
    delay: 5
  })
  const changeSite = () => {
    current = {...site, routes: createRouteIndex([a])}
  }
  return {notices, events, a, b, changeSite}
}

/** Waits longer than the delay of any check. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60))
const codesOf = (event: DevEvent | undefined) =>
  event?.type === 'notices' ? event.problems.map(({code, message}) => `${code} ${message}`) : []

test('checks only the latest version of an edited page', async () => {
  const {notices, events, a} = createNotices(async () => [])
  notices.check(a, made(['/half']))
  notices.check(a, made(['/gone', '/logo.svg', '/b']))
  await settle()
  expect(events).toHaveLength(1)
  expect(codesOf(notices.of('/a'))).toEqual([
    "broken-link The link to /gone on /a is broken: the page doesn't exist."
  ])
})

test('omits broken links and anchors that the configuration ignores', async () => {
  const {notices, a} = createNotices(async () => [], {onBrokenAnchors: 'ignore'})
  notices.check(a, made(['/gone', '/b#gone']))
  await settle()
  expect(codesOf(notices.of('/a'))).toEqual([
    "broken-link The link to /gone on /a is broken: the page doesn't exist."
  ])
})

test('reports a broken link with its line', async () => {
  const siteDir = createTemporarySite({'a.md': '# A\n\n[b](#gone)\n'})
  const {notices, a} = createNotices(async () => [], {}, {siteDir})
  notices.check(a, made(['/a#gone']))
  await settle()
  expect(notices.of('/a')).toMatchObject({
    problems: [{code: 'broken-anchor', position: {file: 'a.md', line: 3, column: 5}}]
  })
})

test('checks all pages that are open at the same time', async () => {
  const {notices, a, b} = createNotices(async () => [])
  notices.check(a, made(['/gone']))
  notices.check(b, made(['/gone']))
  await settle()
  expect([notices.of('/a'), notices.of('/b')].map((event) => codesOf(event).length)).toEqual([1, 1])
})

test('reports once that a page is fixed', async () => {
  const {notices, events, a} = createNotices(async () => [])
  for (const links of [['/gone'], ['/b'], ['/b']]) {
    notices.check(a, made(links))
    await settle()
  }
  expect(events.map((event) => codesOf(event).length)).toEqual([1, 0])
  expect(notices.of('/a')).toBeUndefined()
})

test('looks for an ID in its target page, unless that page can’t be generated', async () => {
  const {notices, a} = createNotices(async () => ['there'])
  notices.check(a, made(['/b#there', '/b#gone']))
  await settle()
  expect(codesOf(notices.of('/a'))).toHaveLength(1)
  const broken = createNotices(() => Promise.reject(new Error('It has gone.')))
  broken.notices.check(broken.a, made(['/b#gone', '/nowhere']))
  await settle()
  expect(codesOf(broken.notices.of('/a'))).toEqual([
    "broken-link The link to /nowhere on /a is broken: the page doesn't exist."
  ])
})

test('shows warnings about the bundles and the page’s own file, but not other files', async () => {
  const warn = (code: SiteProblem['code'], file: string): SiteProblem => ({
    ...{code, policy: 'warn', message: 'Odd.', position: {file, line: 1}}
  })
  const {notices, a} = createNotices(
    async () => [],
    {},
    {
      scan: [warn('front-matter-ignored', 'a.md'), warn('front-matter-ignored', 'c.md')],
      warnings: [warn('css-invalid', 'src/css/custom.css')]
    }
  )
  notices.check(a, made([]))
  await settle()
  expect(codesOf(notices.of('/a'))).toEqual(['front-matter-ignored Odd.', 'css-invalid Odd.'])
})

test('checks a page against the site that it was rendered for', async () => {
  const {notices, a, changeSite} = createNotices(async () => [])
  notices.check(a, made(['/b', '/gone']))
  changeSite()
  await settle()
  expect(codesOf(notices.of('/a'))).toEqual([
    "broken-link The link to /gone on /a is broken: the page doesn't exist."
  ])
})
