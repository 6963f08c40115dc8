import {fileURLToPath} from 'node:url'
import {HtmlValidate, StaticConfigLoader} from 'html-validate'
import {beforeAll, expect, test} from 'vitest'
import {buildSite, runSite, type SiteBuild} from '../build-site.js'

const WEBSITE = fileURLToPath(new URL('../../website', import.meta.url))

let site: SiteBuild
/** HTML of every page except redirects, by file. */
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  site = await buildSite(WEBSITE)
  expect(site.exitCode, site.stderr).toBe(0)
  const documents = site.list(/\.html$/).map((file) => [file, site.read(file)] as const)
  pages = new Map(documents.filter(([, html]) => !html.includes('http-equiv="refresh"')))
}, 300_000)

/** Files of pages that don't contain a pattern exactly once. */
function listWithout(pattern: RegExp): string[] {
  return [...pages].flatMap(([file, html]) =>
    [...html.matchAll(pattern)].length === 1 ? [] : [file]
  )
}

test('the build reports no warnings', () => {
  expect(site.stderr).toBe('')
})

test('every page has a title, a description and one h1', () => {
  expect(pages.size).toBeGreaterThan(300)
  expect(listWithout(/<title>[^<]+<\/title>/g)).toEqual([])
  expect(listWithout(/<meta name="description" content="[^"]+"/g)).toEqual([])
  // A layout without children has no content.
  expect(listWithout(/<h1[ >]/g)).toEqual(['tests/pages/layout-no-children/index.html'])
})

test('`site check` finds no problems', async () => {
  const {exitCode, stdout, stderr} = await runSite(['check', WEBSITE], WEBSITE)
  expect(stderr + stdout).toMatch(/^No problems in \d+ pages /)
  expect(exitCode).toBe(0)
}, 120_000)

/** Older versions have nearly the same docs as the current one. */
const OLDER = /^docs\/\d/

test('the HTML of every page is valid, and IDs are unique', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({extends: ['html-validate:standard'], elements: ['html5']})
  )
  const problems = []
  for (const [file, html] of pages) {
    if (OLDER.test(file)) continue
    const {results} = await validator.validateString(html, file)
    const messages = results.flatMap((result) => result.messages)
    problems.push(
      ...messages.map(({line, column, message}) => `${file}:${line}:${column} ${message}`)
    )
  }
  expect(problems).toEqual([])
}, 300_000)
