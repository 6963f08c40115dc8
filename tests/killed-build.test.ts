import {spawn} from 'node:child_process'
import {cpSync, existsSync, readdirSync, rmSync} from 'node:fs'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {beforeAll, expect, test} from 'vitest'
import {createRandom} from './benchmarks/random.mjs'
import {buildSite, CLI, copyFixture} from './build-site.js'
import {hashTree} from './hash-tree.js'

/** Kills in the suite. `npm run faults -- --kills 50` does more, with a different seed. */
const KILLS = Number(process.env.LECTERN_KILLS ?? 4)
const SEED = Number(process.env.LECTERN_SEED ?? 11)
/** Milliseconds that a build of this site takes on an idle machine. */
const LONGEST = 1800

/** Two states of a site with the output of each. */
interface State {
  sources: string
  output: Record<string, string>
}

let siteDir: string
let states: readonly [State, State]

beforeAll(async () => {
  siteDir = copyFixture('every-kind')
  const other = copyFixture('every-kind')
  // Most of the site differs: pages, bundles, static files, and which pages exist.
  rmSync(path.join(other, 'docs/guides/deep'), {recursive: true})
  rmSync(path.join(other, 'static/robots.txt'))
  cpSync(path.join(other, 'docs/api'), path.join(other, 'docs/more'), {recursive: true})
  cpSync(path.join(other, 'src/pages/about.md'), path.join(other, 'src/pages/more.md'))
  cpSync(path.join(other, 'src/components/badge.tsx'), path.join(other, 'src/theme/DocCard.tsx'))
  states = [await buildState(copyFixture('every-kind')), await buildState(other)]
  expect((await buildSite(siteDir)).exitCode).toBe(0)
})

async function buildState(folder: string): Promise<State> {
  const site = await buildSite(folder)
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
  const output = hashTree(site.outDir)
  for (const left of readdirSync(folder).filter(isBuilt))
    rmSync(path.join(folder, left), {recursive: true})
  return {sources: folder, output}
}

const isBuilt = (name: string) => /^\.?(?:build|site$)/.test(name)

/** Replaces the sources of the site and keeps the files of earlier builds. */
function changeSources({sources}: State): void {
  for (const name of readdirSync(siteDir)) {
    if (!isBuilt(name)) rmSync(path.join(siteDir, name), {recursive: true})
  }
  cpSync(sources, siteDir, {recursive: true})
}

/** Starts a build and kills it after some milliseconds, unless it has already ended. */
async function killBuild(delay: number): Promise<void> {
  const child = spawn(process.execPath, [CLI, 'build', siteDir], {stdio: 'ignore'})
  const closed = new Promise((resolve) => child.on('close', resolve))
  await wait(delay)
  child.kill('SIGKILL')
  await closed
}

test(`builds killed at ${KILLS} moments keep the output intact, and the next build is correct`, async () => {
  const random = createRandom(SEED)
  for (let round = 1; round <= KILLS; round++) {
    const [old, next] = round % 2 === 1 ? states : [states[1], states[0]]
    const delay = random.between(100, LONGEST)
    changeSources(next)
    // Some builds start without a cache.
    if (round % 5 === 0) rmSync(path.join(siteDir, '.site'), {recursive: true})
    await killBuild(delay)
    const outDir = path.join(siteDir, 'build')
    const left = existsSync(outDir) ? hashTree(outDir) : undefined
    const isWhole = [old, next].some(({output}) => JSON.stringify(output) === JSON.stringify(left))
    expect([round, delay, isWhole]).toEqual([round, delay, true])

    const site = await buildSite(siteDir)
    expect([round, delay, site.exitCode, site.stderr]).toEqual([round, delay, 0, ''])
    expect(hashTree(outDir)).toEqual(next.output)
  }
}, 3_600_000)
