import path from 'node:path'
import {ensureBrowser} from '../../../scripts/ensure-browser.mjs'
import {openBrowser} from '../dev/dev-browser.mjs'
import {median} from '../median.mjs'
import {buildGeneratedSite} from './generated-site.mjs'
import {measureInteractions} from './measure-interactions.mjs'
import {measureNavigation, watchHeadings} from './measure-navigation.mjs'
import {measureSlowPhone} from './measure-slow-phone.mjs'
import {listReaderPages} from './reader-pages.mjs'
import {rateWithLighthouse} from './run-lighthouse.mjs'
import {serveGzip} from './serve-gzip.mjs'
import {setUpLighthouse} from './set-up-lighthouse.mjs'

/** Parts that can be measured separately. */
export const READER_PARTS = Object.freeze([
  'lighthouse',
  'slow-phone',
  'navigation',
  'interactions'
])

/**
 * @typedef {import('./run-lighthouse.mjs').LighthouseFigures} LighthouseFigures
 * @typedef {import('./measure-slow-phone.mjs').SlowPhoneFigures} SlowPhoneFigures
 * @typedef {{kind: string}} Kind
 * @typedef {object} ReaderFigures
 * @property {(LighthouseFigures & Kind)[]} [lighthouse]
 * @property {(SlowPhoneFigures & Kind)[]} [slowPhone]
 * @property {number} [navigation] milliseconds, median
 * @property {import('./measure-interactions.mjs').InteractionFigures[]} [interactions]
 */

/** Number of navigations to take the median of. */
const NAVIGATIONS = 7

/**
 * @typedef {{program: string, outDir: string, workDir: string, runs: number, parts: readonly string[], log(line: string): void}} ReaderSettings
 */

/**
 * Measures loading times of the built reference website.
 *
 * @param {ReaderSettings} settings
 * @returns {Promise<ReaderFigures>}
 */
export async function measureReaders(settings) {
  const {outDir, parts, log} = settings
  const server = await serveGzip(outDir)
  try {
    return {
      ...(parts.includes('lighthouse') && {lighthouse: await rateAll(server.origin, settings)}),
      ...(parts.includes('slow-phone') && {
        slowPhone: await measurePhones(server.origin, settings)
      }),
      ...(parts.includes('navigation') && {navigation: await navigate(server.origin, settings)}),
      ...(parts.includes('interactions') && {
        interactions: await measureInteractions(server.origin, log)
      })
    }
  } finally {
    await server.close()
  }
}

/**
 * @param {string} origin
 * @param {ReaderSettings} settings
 */
async function rateAll(origin, {outDir, workDir, runs, log}) {
  const program = setUpLighthouse({workDir: path.resolve(workDir), log})
  const chromePath = await ensureBrowser()
  const figures = []
  for (const page of listReaderPages(outDir)) {
    log(`Lighthouse: ${page.path}`)
    const url = origin + page.path
    figures.push({kind: page.kind, ...(await rateWithLighthouse(url, {program, chromePath, runs}))})
  }
  return figures
}

/**
 * @param {string} origin
 * @param {ReaderSettings} settings
 */
async function measurePhones(origin, {program, outDir, workDir, runs, log}) {
  const generated = await buildGeneratedSite({program, workDir})
  const server = await serveGzip(generated.outDir)
  const browser = await openBrowser()
  const figures = []
  for (const page of listReaderPages(outDir).filter(({isTimed}) => isTimed)) {
    log(`Slow phone: ${page.path}`)
    figures.push({kind: page.kind, ...(await measureSlowPhone(browser, origin + page.path, runs))})
  }
  log(`Slow phone: ${generated.path} of the generated site`)
  const doc = await measureSlowPhone(browser, server.origin + generated.path, runs)
  figures.push({kind: 'generated document', ...doc})
  await browser.close()
  await server.close()
  return figures
}

/**
 * Repeatedly navigates from one docs page to the next.
 *
 * @param {string} origin
 * @param {ReaderSettings} settings
 */
async function navigate(origin, {outDir, log}) {
  const start = listReaderPages(outDir).find(({kind}) => kind === 'long document')
  if (!start) throw new Error('The website has no page of documentation to start from.')
  log(`Navigation: from ${start.path}`)
  const browser = await openBrowser()
  const page = await browser.newPage()
  await watchHeadings(page)
  await page.goto(origin + start.path, {waitUntil: 'networkidle'})
  const times = []
  for (let count = 0; count < NAVIGATIONS; count++) {
    const direction =
      count % 2 === 0 ? '.pagination-nav__link--next' : '.pagination-nav__link--prev'
    times.push(await measureNavigation(page, page.locator(direction)))
  }
  await browser.close()
  return median(times)
}
