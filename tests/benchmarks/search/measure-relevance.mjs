import {spawnSync} from 'node:child_process'
import {cpSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {JUDGED_SITES} from './judged-sites.mjs'
import {JUDGED_CJK_QUERIES, JUDGED_QUERIES} from './judged-queries.mjs'
import {createLunr, createMiniSearch} from './other-engines.mjs'
import {openOwnEngine} from './own-engine.mjs'
import {rateEngine} from './rate-engine.mjs'
import {readSections} from './searched-sections.mjs'
import {setUpEngines} from './set-up-engines.mjs'
import {setUpJudgedSite} from './set-up-judged-site.mjs'

const CJK_SITE = fileURLToPath(new URL('cjk-site', import.meta.url))

/**
 * @typedef {import('./rate-engine.mjs').Rating} Rating
 * @typedef {{kind: string, queries: number, ratings: Readonly<Record<string, Rating>>}} KindFigures
 * @typedef {{root: string, workDir: string, log(line: string): void}} SearchSettings
 */

/** Tags of the pages to search. */
const TAGS = Object.freeze(['docs-default-current', 'default'])

/**
 * A site with judged queries by kind, and the path that their answers are below.
 *
 * @typedef {object} JudgedSet
 * @property {string} siteDir
 * @property {Readonly<Record<string, readonly import('./rate-engine.mjs').JudgedQuery[]>>} queries
 * @property {string} base
 */

/**
 * Rates our engine and others on the same sections of built sites, by type of query.
 *
 * @param {SearchSettings & {withSites?: boolean}} settings `withSites` adds the public sites
 * @returns {Promise<KindFigures[]>}
 */
export async function measureRelevance({root, workDir, log, withSites = false}) {
  const load = setUpEngines({workDir, log})
  const sets = [
    ...listOwnSets(root, workDir),
    ...(withSites ? JUDGED_SITES.map((site) => createPublicSet(site, {workDir, log})) : [])
  ]
  const figures = []
  for (const {siteDir, queries, base} of sets) {
    log(`Relevance: ${path.basename(siteDir)}`)
    buildSite(root, siteDir)
    const indexDir = path.join(siteDir, 'build/assets/search')
    const sections = readSections(indexDir, TAGS)
    checkAnswers(sections, {queries, base})
    const engines = {
      Lectern: openOwnEngine(indexDir, TAGS).search,
      lunr: createLunr(load, sections),
      MiniSearch: createMiniSearch(load, sections)
    }
    for (const [kind, judged] of Object.entries(queries)) {
      const ratings = /** @type {Record<string, Rating>} */ ({})
      for (const [name, search] of Object.entries(engines))
        ratings[name] = await rateEngine(search, judged, base)
      figures.push({kind, queries: judged.length, ratings})
    }
  }
  return figures
}

/**
 * @param {string} root
 * @param {string} workDir
 * @returns {JudgedSet[]}
 */
function listOwnSets(root, workDir) {
  const cjkSite = path.join(workDir, 'search-cjk')
  mkdirSync(cjkSite, {recursive: true})
  cpSync(CJK_SITE, cjkSite, {recursive: true})
  return [
    {siteDir: path.join(root, 'website'), queries: JUDGED_QUERIES, base: '/docs/'},
    {siteDir: cjkSite, queries: JUDGED_CJK_QUERIES, base: '/'}
  ]
}

/**
 * Treats the queries of a public site as one type.
 *
 * @param {import('./judged-sites.mjs').JudgedSite} site
 * @param {Pick<SearchSettings, 'workDir' | 'log'>} settings
 * @returns {JudgedSet}
 */
function createPublicSet(site, settings) {
  const kind = `${site.name}${site.isHeldOut ? ', held out' : ''}`
  return {
    siteDir: setUpJudgedSite(site, settings),
    queries: {[kind]: Object.values(site.queries).flat()},
    base: '/'
  }
}

/**
 * @param {string} root
 * @param {string} siteDir
 */
export function buildSite(root, siteDir) {
  const program = path.join(root, 'packages/core/bin/site.mjs')
  const {status} = spawnSync(process.execPath, [program, 'build', siteDir], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit']
  })
  if (status !== 0) throw new Error(`${siteDir} could not be built; the reason stands above.`)
}

/**
 * Checks that all answers exist, because a missing page would count against all engines.
 *
 * @param {readonly import('./searched-sections.mjs').SearchedSection[]} sections
 * @param {Pick<JudgedSet, 'queries' | 'base'>} set
 */
function checkAnswers(sections, {queries, base}) {
  const known = new Set(
    sections.flatMap(({page, anchor}) => {
      const url = decodeURIComponent(page).replace(/(?<=.)\/$/, '')
      return [url, `${url}#${anchor}`]
    })
  )
  const unknown = Object.values(queries)
    .flat()
    .flatMap(([, ...answers]) => answers)
    .filter((answer) => !known.has((base + answer).replace(/(?<=.)\/$/, '')))
  if (unknown.length > 0)
    throw new Error(`Judged queries are answered by what is not there: ${unknown.join(', ')}.`)
}
