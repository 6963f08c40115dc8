import fs from 'node:fs'
import path from 'node:path'
import type {BuildLedger} from '../memory/build-ledger.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import {scanSite} from '../scan/scan-site.js'
import {compileKind} from '../content/compile-kind.js'
import {createSourceReader} from '../sources/source-reader.js'
import type {BuildEnvironment, BuildOptions} from './build-options.js'
import {loadSite} from '../site/load-site.js'
import type {OpenedSite} from '../site/open-site.js'

/** Where a site's cache is; absolute. */
export function cacheFolder(siteDir: string): string {
  return path.join(siteDir, '.site', 'cache')
}

/** Where one language of a site is built; all absolute. */
export interface BuildPlace {
  siteDir: string
  /** Where the build writes. */
  outDir: string
  /** The output that this is a part of, or all of. */
  finalDir: string
  /** What all languages share. */
  cacheDir: string
  /** What one language has for itself: its ledger, its spare, its bundles. */
  ownCacheDir: string
  /** Another language than the default one. */
  locale?: string
}

/** What was learned of files while other languages were built. */
export type EarlierFiles = Pick<BuildLedger, 'sources' | 'files' | 'images' | 'contents'>

/** A site whose configuration is read, with what the last build left. */
export type LoadedPlace = Awaited<ReturnType<typeof loadPlace>>

interface PlaceSettings {
  options: Pick<BuildOptions, 'configFile' | 'baseUrl'>
  environment: BuildEnvironment
  ledger: BuildLedger
  earlier?: EarlierFiles
  opened?: OpenedSite
}

/** Read the configuration for one language. */
export async function loadPlace(place: BuildPlace, settings: PlaceSettings) {
  const {siteDir, cacheDir, locale} = place
  const {options, environment, ledger, earlier, opened} = settings
  const {generator, pool} = environment
  // Nothing is known of this site: there will be work for all threads, which take time to start.
  if (ledger.contents.size === 0 && fs.existsSync(siteDir)) pool.warmUp(compileKind)
  const reader = createSourceReader(siteDir, {...earlier?.sources, ...ledger.sources}, 'once')
  const {configFile, baseUrl} = options
  const site = await loadSite({
    ...{siteDir, mode: 'production', configFile, baseUrl, locale},
    ...{cacheDir, generator, reader, opened}
  })
  return {...place, ledger, earlier, reader, site}
}

/** A site whose routes are known, with what the last build left. */
export type PreparedSite = Awaited<ReturnType<typeof prepareSite>>

/** The scan. */
export async function prepareSite(loaded: LoadedPlace, {progress}: BuildEnvironment) {
  const {site, cacheDir} = loaded
  const scanned = await progress.stage('scan', () => scanSite(site, () => performance.now()))
  failOnProblems(scanned.problems, site.siteConfig)
  return {...loaded, recordsDir: path.join(cacheDir, 'records'), scanned}
}
