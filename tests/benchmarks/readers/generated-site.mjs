import {spawnSync} from 'node:child_process'
import path from 'node:path'
import {routeOf, writeDevCorpus} from '../dev/dev-corpus.mjs'

/** Same number of pages as for the peers' figures. */
const PAGES = 1000

/**
 * Builds the generated site, from which one page is compared with peers. All generators have the
 * same text.
 *
 * @param {{program: string, workDir: string}} settings
 * @returns {Promise<{outDir: string, path: string}>} `path` of a document in the middle
 */
export async function buildGeneratedSite({program, workDir}) {
  const {siteDir, pages} = await writeDevCorpus(path.join(workDir, `readers-${PAGES}`), PAGES)
  const {status} = spawnSync(process.execPath, [program, 'build', siteDir], {
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const page = pages[PAGES / 2]
  if (status !== 0 || !page)
    throw new Error('The generated site could not be built; the reason stands above.')
  return {outDir: path.join(siteDir, 'build'), path: routeOf(page)}
}
