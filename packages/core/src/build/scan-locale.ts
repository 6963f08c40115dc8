import {recordsFolder} from '../memory/cache-folders.js'
import {type UnknownParts, joinUnknownParts} from '../plugins/unknown-parts.js'
import {sortProblems} from '../report/problem-policy.js'
import {createPossibleTargets, type PossibleTargets} from '../scan/possible-targets.js'
import {type ScannedSite, scanTolerantly} from '../scan/scan-site.js'
import type {Site} from '../site/site.js'
import type {BuildEnvironment} from './build-options.js'
import type {LocaleTarget} from './locale-targets.js'
import type {LoadedLocale} from './load-locale.js'

/** A locale of a site, with its routes. */
export interface ScannedLocale {
  target: LocaleTarget
  site: Site
  /** Result of the scan. `problems` includes the problems of failed plugins. */
  scan: ScannedSite
  /** Parts that are missing because of errors. */
  unknownParts: UnknownParts
  /** Link targets that may exist once the errors are fixed. */
  possibleTargets: PossibleTargets
  /** Absolute folder of the content records. */
  recordsDir: string
}

/** The scan stage. If a plugin fails, the scan continues without it. */
export async function scanLocale(
  {target, site}: LoadedLocale,
  {progress}: BuildEnvironment
): Promise<ScannedLocale> {
  const {isIncomplete} = site.unknownParts
  const {scan, errors} = await progress.stage('scan', () =>
    scanTolerantly({...site, isIncomplete}, () => performance.now())
  )
  const {siteDir, siteConfig, configSource} = site
  const problems = [...scan.problems, ...errors.flatMap((error) => error.problems)]
  // `site.unknownParts` already covers errors in the configuration.
  const content = problems.filter(
    (problem) => !site.problems.includes(problem) && problem.position?.file !== configSource.file
  )
  const {failures} = sortProblems(content, siteConfig)
  const unknownParts = joinUnknownParts(site.unknownParts, {
    isIncomplete: errors.length > 0,
    frame: scan.problems.some(({position}) => position?.file === configSource.file)
  })
  const {routes} = scan.manifest
  return {
    ...{target, site, unknownParts},
    scan: {...scan, problems},
    possibleTargets: createPossibleTargets({siteDir, routes, unknownParts, failures}),
    recordsDir: recordsFolder(target.cacheDir)
  }
}
