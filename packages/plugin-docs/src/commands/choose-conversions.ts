import type {SiteContext} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {loadVersionNames} from '../load/load-docs.js'
import type {DocsOptions} from '../options/docs-options.js'
import {createDocsVersions} from '../versions/docs-version.js'
import {locateGitVersions} from '../versions/git-versions.js'
import {CURRENT_VERSION} from '../versions/version-files.js'
import {type FolderVersion, type OverlayPlan, planGitVersion, planOverlay} from './overlay-plan.js'
import {createUnknownArgument} from './unknown-argument.js'

interface ConversionSettings {
  context: SiteContext
  options: DocsOptions
  /** Values of the flags. */
  given: Readonly<Record<string, string>>
}

/**
 * Chooses how each version is converted: as in the configuration or the flags, otherwise to an
 * overlay of the newer version with which it shares the most bytes. By default, versions don't extend
 * the current one, because it changes.
 *
 * @param names - Versions to convert, newest first.
 */
export async function chooseConversions(
  names: readonly string[],
  {context, options, given}: ConversionSettings
): Promise<OverlayPlan[]> {
  const {byName, listed} = await loadVersions(context, options)
  const plans: OverlayPlan[] = []
  for (const name of names) {
    const version = byName.get(name)
    if (!version) continue
    const folder = {version, byName, context, options}
    const ref = version.git?.ref ?? given.git?.replaceAll('{version}', name)
    const wanted = version.base?.name ?? given.extends
    if (ref !== undefined) plans.push(await planFromGit(ref, folder))
    else if (wanted !== undefined) plans.push(await planWanted(wanted, folder))
    else plans.push(...(await planBest(listed.slice(0, listed.indexOf(name)), folder)))
  }
  return plans
}

async function loadVersions(context: SiteContext, options: DocsOptions) {
  const {names: listed} = await loadVersionNames(context, options)
  const {versions, problems} = createDocsVersions(
    // Versions that aren't published can also be extended.
    {...options, includeCurrentVersion: true, onlyIncludeVersions: undefined},
    listed
  )
  if (problems.length > 0) throw new SiteError(problems)
  const located = await locateGitVersions(versions, context, options)
  return {byName: new Map(located.map((version) => [version.name, version])), listed}
}

async function planFromGit(ref: string, folder: FolderVersion): Promise<OverlayPlan> {
  const {version, byName, context, options} = folder
  const {git: _, base: __, ...plain} = version
  const path = version.git?.path ?? byName.get(CURRENT_VERSION)?.folder ?? options.path
  const [own] = createDocsVersions(
    {...options, versions: {}, onlyIncludeVersions: [version.name]},
    [version.name]
  ).versions
  const source = {...plain, git: {ref, path}}
  const [located] = await locateGitVersions([source], context, options)
  return planGitVersion(ref, located ?? source, {...folder, version: own ?? version})
}

async function planWanted(name: string, folder: FolderVersion): Promise<OverlayPlan> {
  const {byName, version} = folder
  const base = byName.get(name)
  const known = [...byName.keys()].filter((other) => other !== version.name)
  if (!base || base === version) throw new SiteError(createUnknownArgument(name, known))
  return planOverlay(base, folder)
}

/** Plans an overlay of the version with the most equal bytes. Of several, the nearest is chosen. */
async function planBest(newer: readonly string[], folder: FolderVersion): Promise<OverlayPlan[]> {
  const bases = newer.flatMap((name) => folder.byName.get(name) ?? [])
  const plans = await Promise.all(
    bases.filter(({name}) => name !== CURRENT_VERSION).map((base) => planOverlay(base, folder))
  )
  const [best] = [...plans].reverse().sort((left, right) => right.savedBytes - left.savedBytes)
  return best ? [best] : []
}
