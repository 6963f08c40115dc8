import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {performance} from 'node:perf_hooks'
import {writeCorpus} from '../corpus.mjs'
import {NOUNS, VERBS} from '../corpus-words.mjs'
import {setUpLectern} from '../generators.mjs'
import {median} from '../median.mjs'
import {createRandom} from '../random.mjs'
import {buildSite} from './measure-relevance.mjs'
import {openOwnEngine} from './own-engine.mjs'

/**
 * Cost of search on a large site.
 *
 * @typedef {object} SearchScaleFigures
 * @property {number} pages
 * @property {number} indexSeconds additional seconds of a cold build with an index
 * @property {number} indexBytes
 * @property {number} firstQueryBytes compressed size of everything that a browser fetches for it
 * @property {number} firstQueryFiles
 * @property {number} median milliseconds of a query after its files are loaded
 * @property {number} p95
 * @property {{changed: number, files: number, seconds: number}} edit after a change of one page,
 *   the number of rewritten index files, the number of all index files, and the duration of the
 *   build
 */

/** Number of queries after the first one. Some combine the same words differently. */
const QUERIES = 300

/** Number of warm-up queries, which fetch files and compile code and don't count. */
const WARM_UP = 60

/** Number of hits that the modal requests while a reader types. */
const MODAL_HITS = 20

const TAGS = ['docs-default-current', 'default']

/**
 * @param {{root: string, workDir: string, pages: number, log(line: string): void}} settings
 * @returns {Promise<SearchScaleFigures>}
 */
export async function measureSearchScale({root, workDir, pages, log}) {
  const site = setUpLectern({root, workDir: path.join(workDir, 'search-scale')})
  await writeCorpus(site.docsDir, {pages, flavor: site.flavor})
  const build = () => {
    const start = performance.now()
    buildSite(root, site.siteDir)
    return (performance.now() - start) / 1000
  }
  const buildCold = (/** @type {boolean} */ isSearched) => {
    for (const folder of [site.outDir, ...site.cacheDirs])
      rmSync(folder, {recursive: true, force: true})
    switchSearch(site.siteDir, isSearched)
    return build()
  }
  log(`${pages} pages without an index`)
  const without = buildCold(false)
  log(`${pages} pages with an index`)
  const indexSeconds = Math.max(0, buildCold(true) - without)
  const indexDir = path.join(site.outDir, 'assets/search')
  const before = readTree(indexDir)
  log('Queries')
  const queries = await measureQueries(indexDir)
  log('One edit')
  editOnePage(site.docsDir)
  const seconds = build()
  const after = readTree(indexDir)
  const changed = [...after].filter(([file, {inode}]) => before.get(file)?.inode !== inode).length
  return {
    pages,
    indexSeconds,
    indexBytes: [...before.values()].reduce((sum, {size}) => sum + size, 0),
    ...queries,
    edit: {changed, files: after.size, seconds}
  }
}

/**
 * @param {string} siteDir
 * @param {boolean} isSearched
 */
function switchSearch(siteDir, isSearched) {
  const file = path.join(siteDir, 'site.config.mjs')
  const text = readFileSync(file, 'utf8').replace(/, search: \w+/, '')
  writeFileSync(file, text.replace('blog: false', `blog: false, search: ${isSearched}`))
}

/** @param {string} indexDir */
async function measureQueries(indexDir) {
  const random = createRandom(11)
  const engine = openOwnEngine(indexDir, TAGS, MODAL_HITS)
  const ask = async () => {
    const query = `${random.pick(VERBS)} the ${random.pick(NOUNS)}`.slice(0, random.between(6, 26))
    const start = performance.now()
    await engine.search(query)
    return performance.now() - start
  }
  await ask()
  const {bytes: firstQueryBytes, files: firstQueryFiles} = engine.fetched()
  const times = []
  for (let count = 0; count < QUERIES; count++) {
    const time = await ask()
    if (count >= WARM_UP) times.push(time)
  }
  times.sort((left, right) => left - right)
  return {
    firstQueryBytes,
    firstQueryFiles,
    median: median(times),
    p95: times[Math.floor(times.length * 0.95)] ?? 0
  }
}

/** @param {string} docsDir */
function editOnePage(docsDir) {
  const [file = ''] = readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .sort()
  const target = path.join(docsDir, file)
  writeFileSync(target, `${readFileSync(target, 'utf8')}\nOne sentence more.\n`)
}

/** @param {string} folder */
function readTree(folder) {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile()
  )
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const {size, ino: inode} = statSync(file)
      return [path.relative(folder, file), {size, inode}]
    })
  )
}
