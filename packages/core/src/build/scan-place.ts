import {recordsFolder} from '../memory/cache-places.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import {type ScannedSite, scanSite} from '../scan/scan-site.js'
import type {Site} from '../site/site.js'
import type {BuildEnvironment} from './build-options.js'
import type {LocalePlace} from './build-places.js'
import type {LoadedPlace} from './load-place.js'

/** One language of a site with its routes. */
export interface ScannedPlace {
  place: LocalePlace
  site: Site
  scanned: ScannedSite
  /** Folder of content records; absolute. */
  recordsDir: string
}

/** The scan stage. @throws SiteError with the problems that the site's policies let fail. */
export async function scanPlace(
  {place, site}: LoadedPlace,
  {progress}: BuildEnvironment
): Promise<ScannedPlace> {
  const scanned = await progress.stage('scan', () => scanSite(site, () => performance.now()))
  failOnProblems(scanned.problems, site.siteConfig)
  return {place, site, scanned, recordsDir: recordsFolder(place.cacheDir)}
}
