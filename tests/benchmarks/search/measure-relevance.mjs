import {spawnSync} from 'node:child_process'
import {cpSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {JUDGED_CJK_QUERIES, JUDGED_QUERIES} from './judged-queries.mjs'
import {createLunr, createMiniSearch} from './other-engines.mjs'
import {openOwnEngine} from './own-engine.mjs'
import {rateEngine} from './rate-engine.mjs'
import {readSections} from './searched-sections.mjs'
import {setUpEngines} from './set-up-engines.mjs'

const CJK_SITE = fileURLToPath(new URL('cjk-site', import.meta.url))

/**
 * @typedef {import('./rate-engine.mjs').Rating} Rating
 * @typedef {{kind: string, queries: number, ratings: Readonly<Record<string, Rating>>}} KindFigures
 * @typedef {{root: string, workDir: string, log(line: string): void}} SearchSettings
 */

/** What is searched: a built index, the tags of the pages, and the path that answers are below. */
const SETS = Object.freeze([
  {queries: JUDGED_QUERIES, tags: ['docs-default-current', 'default'], base: '/docs/'},
  {queries: JUDGED_CJK_QUERIES, tags: ['docs-default-current', 'default'], base: '/'}
])

/**
 * Rate the engine of built sites beside others on the same sections, by kinds of queries.
 *
 * @param {SearchSettings} settings
 * @returns {Promise<KindFigures[]>}
 */
export async function measureRelevance({root, workDir, log}) {
  const load = setUpEngines({workDir, log})
  const cjkSite = path.join(workDir, 'search-cjk')
  mkdirSync(cjkSite, {recursive: true})
  cpSync(CJK_SITE, cjkSite, {recursive: true})
  const figures = []
  for (const [number, siteDir] of [path.join(root, 'website'), cjkSite].entries()) {
    log(`Relevance: ${path.basename(siteDir)}`)
    buildSite(root, siteDir)
    const set = /** @type {typeof SETS[number]} */ (SETS[number])
    const indexDir = path.join(siteDir, 'build/assets/search')
    const sections = readSections(indexDir, set.tags)
    checkAnswers(sections, set)
    const engines = {
      Lectern: openOwnEngine(indexDir, set.tags).search,
      lunr: createLunr(load, sections),
      MiniSearch: createMiniSearch(load, sections)
    }
    for (const [kind, queries] of Object.entries(set.queries)) {
      const ratings = /** @type {Record<string, Rating>} */ ({})
      for (const [name, search] of Object.entries(engines))
        ratings[name] = await rateEngine(search, queries, set.base)
      figures.push({kind, queries: queries.length, ratings})
    }
  }
  return figures
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
 * An answer that no page has any more would count against all engines.
 *
 * @param {readonly import('./searched-sections.mjs').SearchedSection[]} sections
 * @param {typeof SETS[number]} set
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
