import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, type SiteBuild} from './build-site.js'
import {measureLoad} from './load/measure-load.mjs'
import {soakEdits} from './load/soak-edits.mjs'

const PROGRAM = fileURLToPath(new URL('../packages/core/bin/site.mjs', import.meta.url))
/** A small size for the suite. `npm run load` does much more. */
const SIZE = {connections: 300, rate: 200, seconds: 2}
const EDITS = 40
/** Several times the memory of either server: only runaway memory exceeds it. */
const MAX_BYTES = 1.5e9

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('reading')
  expect(site.exitCode).toBe(0)
})

describe.each(['serve', 'start'] as const)('site %s', (command) => {
  test('answers all requests during slow connections', async () => {
    const {siteDir} = site
    const pages = ['/', '/docs/start', '/docs/long']
    const figures = await measureLoad({program: PROGRAM, siteDir, command, pages, size: SIZE})
    expect(figures).toMatchObject({
      held: SIZE.connections,
      requests: {sent: SIZE.rate * SIZE.seconds, failures: []},
      isAlive: true
    })
    expect(figures.bytes.max).toBeLessThan(MAX_BYTES)
  }, 120_000)
})

test('the development server shows each of many edits', async () => {
  const page = {file: path.join('docs', 'start.md'), route: '/docs/start'}
  const figures = await soakEdits({program: PROGRAM, siteDir: site.siteDir, ...page, edits: EDITS})
  expect(figures).toMatchObject({edits: EDITS, lost: 0, isAlive: true})
  expect(figures.max).toBeLessThan(MAX_BYTES)
}, 120_000)
