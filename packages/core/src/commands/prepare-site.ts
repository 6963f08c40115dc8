import fs from 'node:fs'
import path from 'node:path'
import type {BuildLedger} from '../emit/build-ledger.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import {scanSite} from '../scan/scan-site.js'
import {createSourceReader} from '../scan/source-reader.js'
import type {BuildEnvironment, BuildOptions} from './build-options.js'
import {loadSite} from './load-site.js'

/** Where a site's cache is; absolute. */
export function cacheFolder(siteDir: string): string {
  return path.join(siteDir, '.site', 'cache')
}

/** A site whose routes are known, with what the last build left. */
export type PreparedSite = Awaited<ReturnType<typeof prepareSite>>

/** Configuration and scan. */
export async function prepareSite(
  {siteDir, configFile, baseUrl}: BuildOptions,
  {generator, pool, progress}: BuildEnvironment,
  ledger: BuildLedger
) {
  const cacheDir = cacheFolder(siteDir)
  const {reader, site} = await progress.stage('config', async () => {
    // Nothing is known of this site: there will be work for all threads, which take time to start.
    if (ledger.contents.size === 0 && fs.existsSync(siteDir)) pool.warmUp()
    const reader = createSourceReader(siteDir, ledger.sources, 'once')
    const site = await loadSite({
      siteDir,
      mode: 'production',
      configFile,
      baseUrl,
      cacheDir,
      generator,
      reader
    })
    return {reader, site}
  })
  const scanned = await progress.stage('scan', () =>
    scanSite(site.plugins, site.siteConfig, () => performance.now())
  )
  failOnProblems(scanned.problems, site.siteConfig)
  const recordsDir = path.join(cacheDir, 'records')
  return {cacheDir, recordsDir, ledger, reader, site, scanned}
}
