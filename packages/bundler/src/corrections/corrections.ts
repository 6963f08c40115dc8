import type {Message, Plugin} from 'esbuild'
import {type ExactNames, exactNames, findExactNames} from './exact-names.js'
import {
  findMissingExports,
  forgetMissingExports,
  type MissingExport,
  missingExports
} from './missing-exports.js'
import {
  findSloppyModules,
  NO_SLOPPY_MODULES,
  type SloppyModules,
  sloppyModules
} from './sloppy-modules.js'

/**
 * Changes to imports that other generators' bundlers accept and esbuild doesn't. Finding them in advance
 * would only cost time, because most sites have none. They're found in the errors of a run, which is then
 * repeated.
 */
export interface Corrections {
  exactNames: ExactNames
  missingExports: readonly MissingExport[]
  sloppyModules: SloppyModules
}

/** No corrections. */
export const NO_CORRECTIONS: Corrections = Object.freeze<Corrections>({
  exactNames: new Map(),
  missingExports: [],
  sloppyModules: NO_SLOPPY_MODULES
})

/** Settings for corrections, see `BundleInput`. */
interface CorrectionSettings {
  siteDir: string
  importExtensions?: readonly string[]
  allowMissingExports?: boolean
}

/**
 * Finds corrections for a run's errors.
 *
 * @param errors - Errors of the last run.
 * @param known - Corrections in the last run. They're part of the result.
 * @returns `undefined` if there's nothing new.
 */
export function findCorrections(
  errors: readonly Message[],
  known: Corrections,
  {siteDir, importExtensions, allowMissingExports}: CorrectionSettings
): Corrections | undefined {
  const names = findExactNames(errors, known.exactNames, importExtensions)
  const missing = allowMissingExports
    ? findMissingExports(errors, known.missingExports, siteDir)
    : undefined
  const sloppy = allowMissingExports
    ? findSloppyModules(errors, known.sloppyModules, siteDir)
    : undefined
  if (!names && !missing && !sloppy) return undefined
  return {
    exactNames: names ?? known.exactNames,
    missingExports: missing ?? known.missingExports,
    sloppyModules: sloppy ?? known.sloppyModules
  }
}

/**
 * Leaves out corrections that a change may have made unnecessary.
 *
 * @param changed - Absolute paths.
 */
export function forgetChanges(
  known: Corrections,
  changed: readonly string[],
  siteDir: string
): Corrections {
  const missing = forgetMissingExports(known.missingExports, changed, siteDir)
  return missing === known.missingExports ? known : {...known, missingExports: missing}
}

/** Creates the esbuild plugins that apply corrections. They must precede other plugins. */
export function correctionPlugins(corrections: Corrections, siteDir: string): Plugin[] {
  return [
    ...(corrections.exactNames.size > 0 ? [exactNames(corrections.exactNames)] : []),
    ...(corrections.missingExports.length > 0
      ? [missingExports(corrections.missingExports, siteDir)]
      : []),
    ...(corrections.sloppyModules.size > 0 ? [sloppyModules(corrections.sloppyModules)] : [])
  ]
}
