import {cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {beforeAll, expect, test} from 'vitest'
import {createRandom} from './benchmarks/random.mjs'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'
import {
  type RecordedCall,
  chooseCalls,
  type FailingCall,
  PRELOAD,
  readCalls
} from './faults/file-calls.js'
import {hashTree} from './hash-tree.js'

/**
 * Failing calls in the suite. `npm run faults -- --failures 500` tries more, with a different seed.
 */
const FAILURES = Number(process.env.LECTERN_FAILURES ?? 2)
const SEED = Number(process.env.LECTERN_SEED ?? 5)
/** Milliseconds after which a build counts as hanging. */
const LONGEST = 120_000

type Output = Readonly<Record<string, string>>

/** A site before a build. */
interface Start {
  /** Copy of the site with its cache and its last output. */
  snapshot: string
  calls: readonly RecordedCall[]
}

let siteDir: string
let outDir: string
let callsFile: string
let last: Output
let next: Output
let afterEdit: Start
let withoutCache: Start

beforeAll(async () => {
  siteDir = copyFixture('every-kind')
  outDir = path.join(siteDir, 'build')
  callsFile = `${siteDir}-calls`
  expect((await buildSite(siteDir)).exitCode).toBe(0)
  last = hashTree(outDir)
  editSite()
  afterEdit = await prepareStart('after-edit')
  copySite(afterEdit.snapshot, siteDir)
  rmSync(path.join(siteDir, '.site'), {recursive: true})
  withoutCache = await prepareStart('without-cache')
  next = hashTree(outDir)
})

/** Changes every kind of output file: pages, bundles, static files, and which pages exist. */
function editSite(): void {
  const append = (file: string, text: string) =>
    writeFileSync(path.join(siteDir, file), text, {flag: 'a'})
  append('docs/install.md', '\nMore.\n')
  append('src/css/custom.css', '\n.more { color: red }\n')
  append('static/robots.txt', '# More\n')
  append('src/pages/more.mdx', '# More\n')
  rmSync(path.join(siteDir, 'docs/guides/deep'), {recursive: true})
}

/** Saves the state of the site, and lists the calls of a build. */
async function prepareStart(name: string): Promise<Start> {
  const snapshot = `${siteDir}-${name}`
  copySite(siteDir, snapshot)
  const site = await buildWatched()
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
  return {snapshot, calls: readCalls(callsFile)}
}

function copySite(from: string, to: string): void {
  rmSync(to, {recursive: true, force: true})
  cpSync(from, to, {recursive: true, preserveTimestamps: true})
}

/** Builds the site and lists the calls, or makes one fail. */
function buildWatched(failing?: FailingCall): Promise<SiteBuild> {
  rmSync(callsFile, {force: true})
  return buildSite(siteDir, {
    timeout: LONGEST,
    env: {
      NODE_OPTIONS: `--import ${pathToFileURL(PRELOAD).href}`,
      LECTERN_CALLS: callsFile,
      LECTERN_FAILING_CALL: failing ? JSON.stringify(failing) : ''
    }
  })
}

/** Builds with a failing call, then without. Returns all findings. */
async function findIssues({snapshot}: Start, failing: FailingCall): Promise<string[]> {
  copySite(snapshot, siteDir)
  const failed = await buildWatched(failing)
  const issues = [...findInvalidEnd(failed), ...findInvalidOutput(failed)]
  const again = await buildSite(siteDir, {timeout: LONGEST})
  if (again.exitCode !== 0 || again.stderr !== '')
    issues.push(`the next build ends with ${again.exitCode}: ${again.stderr}`)
  const differences = listDifferences(readOutput(), next)
  if (differences.length > 0) issues.push(`the next build differs: ${differences.join(', ')}`)
  const left = readdirSync(siteDir).filter((name) => name.startsWith('.build.'))
  return [...issues, ...left.map((name) => `${name} is left`)]
}

/**
 * A failing build reports a problem with a code, without a stack trace of Lectern or its packages.
 */
function findInvalidEnd({exitCode, stderr}: SiteBuild): string[] {
  const isCoded = /^error [a-z-]+: /m.test(stderr)
  const hasStack = /^\s+at .*(?:node:|dist\/|node_modules)/m.test(stderr)
  if (exitCode === 0 || (exitCode === 1 && isCoded && !hasStack)) return []
  return [`the build ends with ${exitCode}: ${stderr}`]
}

/** A build either replaces the whole last output or leaves it unchanged. */
function findInvalidOutput({exitCode}: SiteBuild): string[] {
  const differences = listDifferences(readOutput(), next)
  if (differences.length === 0) return []
  if (exitCode === 0) return [`the build succeeds, with other files: ${differences.join(', ')}`]
  const damages = listDifferences(readOutput(), last)
  return damages.length === 0 ? [] : [`the last output is damaged: ${damages.join(', ')}`]
}

function readOutput(): Output {
  return existsSync(outDir) ? hashTree(outDir) : {}
}

function listDifferences(output: Output, wanted: Output): string[] {
  return Object.keys({...output, ...wanted}).filter((file) => output[file] !== wanted[file])
}

async function listFindings(start: Start, failures: readonly FailingCall[]): Promise<object[]> {
  const found: object[] = []
  for (const failing of failures) {
    const issues = await findIssues(start, failing)
    if (!existsSync(callsFile) || readFileSync(callsFile, 'utf8') === '')
      issues.push('the call is never made')
    if (issues.length > 0) found.push({...failing, issues})
  }
  return found
}

const COLD = Math.ceil(FAILURES / 4)

test(`${FAILURES - COLD} file-system calls that fail after an edit don't lose anything`, async () => {
  const failures = chooseCalls(afterEdit.calls, FAILURES - COLD, createRandom(SEED))
  expect(await listFindings(afterEdit, failures)).toEqual([])
}, 7_200_000)

test(`${COLD} file-system calls that fail without a cache don't lose anything`, async () => {
  const failures = chooseCalls(withoutCache.calls, COLD, createRandom(SEED + 1))
  expect(await listFindings(withoutCache, failures)).toEqual([])
}, 7_200_000)

test.each([
  ['Lectern starts', /^realpathSync packages\/core\//],
  ['esbuild starts', /^realpathSync .*node_modules\/esbuild\//]
])("a file that can't be read while %s is reported with a code", async (_, pattern) => {
  const place = withoutCache.calls.find(({call}) => pattern.test(call))
  const failing = {call: place?.call ?? '', occurrence: 0, code: 'EIO'}
  expect(await listFindings(withoutCache, [failing])).toEqual([])
})

test('an image keeps its size if the module that reads sizes fails to load', async () => {
  const place = withoutCache.calls.find(({call}) => /^readFileSync .*image-size/.test(call))
  const failing = {call: place?.call ?? '', occurrence: 0, code: 'EIO'}
  expect(await listFindings(withoutCache, [failing])).toEqual([])
})
