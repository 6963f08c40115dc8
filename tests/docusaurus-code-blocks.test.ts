import {beforeAll, expect, test} from 'vitest'
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {buildFixture, buildSite, type SiteBuild} from './build-site.js'

/** The project overrides all parts of Docusaurus's code blocks. */
let site: SiteBuild
let blocks: string[]

beforeAll(async () => {
  site = await buildFixture('docusaurus-code-blocks')
  expect(site.stderr).not.toMatch(/^(?:error|warning) /m)
  expect(site.exitCode).toBe(0)
  blocks = site
    .read('index.html')
    .split(/<div (?=[^>]*class="theme-code-block)/)
    .slice(1)
})

/** Lists what a pattern captures in a code block. */
function list(block: number, pattern: RegExp): string[] {
  return [...(blocks[block] ?? '').matchAll(pattern)].map(([, ...found]) => found.join(': '))
}

test('the string component passes its own props to the layout', () => {
  expect(list(0, /^data-signal="(\w+)" class="([^"]*)"/g)).toEqual([
    'red: theme-code-block code-block--numbered language-js'
  ])
})

test("the layout receives the lines that the site's magic comments mark", () => {
  expect(list(0, /<output>(.*?)<\/output>/gs)).toEqual([
    'const lamp = &#x27;&lt;on&gt;&#x27;||ring()'
  ])
})

test('lines and tokens are components with the prebuilt tokens', () => {
  expect(list(0, /<span data-line-classes="([^"]*)" data-numbered="(\w+)"/g)).toEqual([
    'signal-removed-line: true'
  ])
  expect(list(0, /data-line="(\d)"/g)).toEqual(['4', '5', '6', '7'])
  expect(list(0, /data-types="([^"]*)">([^<]+)/g).slice(0, 3)).toEqual([
    'keyword: const',
    'plain:  lamp ',
    'operator: ='
  ])
})

test("titles use the layout's element, and buttons use Docusaurus's context", () => {
  expect(list(0, /<b data-title="">([^<]*)/g)).toEqual(['lamp.js'])
  expect(list(0, /aria-pressed="(\w+)" class="clean-btn">([^<]*)/g)).toEqual(['false: Break lines'])
})

test('code from an expression has the same parts', () => {
  expect(list(1, /<b data-title="">([^<]*)/g)).toEqual(['computed-2.js'])
  expect(list(1, /data-types="([^"]*)">([^<]+)/g)).toEqual(['plain: const fog = 2'])
})

test('an edited module of a worker is part of the next build', async () => {
  const readWorker = ({outDir}: SiteBuild) => {
    const folder = path.join(outDir, 'assets/files')
    const name = readdirSync(folder).find((file) => /^tide\.ts-\w+\.js$/.test(file))
    return readFileSync(path.join(folder, name ?? ''), 'utf8')
  }
  expect(readWorker(site)).toContain('"m"')
  const unit = path.join(site.siteDir, 'src/workers/unit.ts')
  writeFileSync(unit, readFileSync(unit, 'utf8').replace("'m'", "'ft'"))
  expect(readWorker(await buildSite(site.siteDir))).toContain('"ft"')
})
