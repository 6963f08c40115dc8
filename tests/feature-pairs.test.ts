import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, inject, test} from 'vitest'
import {createRandom} from './benchmarks/random.mjs'
import {buildSite, runSite} from './build-site.js'
import {checkReferences} from './feature-pairs/check-references.js'
import {coverPairs, listPairs} from './feature-pairs/cover-pairs.js'
import {type FeatureChoice, FEATURES} from './feature-pairs/features.js'
import {createSources, ORIGIN} from './feature-pairs/site-sources.js'
import {hashTree} from './hash-tree.js'

/** Sites of the suite, which contain most pairs. */
const SITES = 2
/** Number of pairs to cover; `npm run faults -- --pairs 400` covers all of them. */
const {LECTERN_PAIRS, LECTERN_SEED = '1'} = process.env

const choices = chooseSites()
const covered = choices.reduce((sum, {newPairs}) => sum + newPairs, 0)

test(`${covered} of ${listPairs(FEATURES).length} pairs of features work on ${choices.length} sites`, async () => {
  const siteDir = mkdtempSync(path.join(inject('temporaryFolder'), 'feature-pairs-'))
  const found: object[] = []
  for (const {choice} of choices) {
    const issues = await findIssues(siteDir, choice)
    if (issues.length > 0) found.push({...choice, issues})
  }
  expect(found).toEqual([])
}, 7_200_000)

/** The sites in the order of their new pairs, until enough pairs are covered. */
function chooseSites() {
  const all = coverPairs(FEATURES, createRandom(Number(LECTERN_SEED)).next)
  if (LECTERN_PAIRS === undefined) return all.slice(0, SITES)
  let left = Number(LECTERN_PAIRS)
  return all.filter(({newPairs}) => {
    const isNeeded = left > 0
    left -= newPairs
    return isNeeded
  })
}

/** Builds a site with the cache of the previous one, and without; returns everything that's wrong. */
async function findIssues(siteDir: string, choice: FeatureChoice): Promise<string[]> {
  writeSources(siteDir, choice)
  const outDir = path.join(siteDir, 'build')
  const warm = await describeBuild(siteDir)
  const warmFiles = hashTree(outDir)
  rmSync(path.join(siteDir, '.site'), {recursive: true})
  rmSync(outDir, {recursive: true})
  const cold = await describeBuild(siteDir)
  const coldFiles = hashTree(outDir)
  const differences = Object.keys({...warmFiles, ...coldFiles}).filter(
    (file) => warmFiles[file] !== coldFiles[file]
  )
  const check = await runSite(['check', siteDir], siteDir)
  return [
    ...warm,
    ...cold,
    ...differences.map((file) => `${file} differs between a warm and a cold build`),
    ...(check.exitCode === 0 ? [] : [check.stdout + check.stderr]),
    ...checkReferences({
      outDir,
      origin: ORIGIN,
      baseUrl: choice.baseUrl,
      trailingSlash: choice.trailingSlash === 'unset' ? undefined : choice.trailingSlash === 'true'
    })
  ]
}

/** Replaces the sources of the previous site, and keeps its cache and its output. */
function writeSources(siteDir: string, choice: FeatureChoice): void {
  for (const name of readdirSync(siteDir))
    if (name !== '.site' && name !== 'build') rmSync(path.join(siteDir, name), {recursive: true})
  for (const [file, text] of Object.entries(createSources(choice))) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
    writeFileSync(path.join(siteDir, file), text)
  }
}

async function describeBuild(siteDir: string): Promise<string[]> {
  const {exitCode, stderr} = await buildSite(siteDir)
  return exitCode === 0 && stderr === '' ? [] : [`the build ends with ${exitCode}: ${stderr}`]
}
