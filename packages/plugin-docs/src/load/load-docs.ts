import {join} from 'node:path'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {DocsOptions} from '../options/docs-options.js'
import {createDocsVersions} from '../versions/docs-version.js'
import {nameVersionFiles} from '../versions/version-files.js'
import {parseVersionNames} from '../versions/version-names.js'
import {locateGitVersions} from '../versions/git-versions.js'
import {locateOverlays} from '../versions/overlay-versions.js'
import {loadVersion, type VersionContent} from './load-version.js'

/**
 * The loaded content of a docs instance.
 *
 * @internal
 */
export interface DocsContent {
  versions: readonly VersionContent[]
  problems: readonly SiteProblem[]
}

/**
 * Loads a docs instance.
 *
 * @throws SiteError if the versions can't be determined or the docs folder is missing.
 */
export async function loadDocs(context: SiteContext, options: DocsOptions): Promise<DocsContent> {
  const listed = await loadVersionNames(context, options)
  // Without the right versions, everything after this would be wrong.
  if (listed.problems.length > 0) throw new SiteError(listed.problems)
  const {versions, bases, problems} = createDocsVersions(
    options,
    listed.names,
    context.configSource
  )
  if (problems.length > 0) throw new SiteError(problems)
  const located = await locateVersions({versions, bases}, context, options)
  const loaded = await Promise.all(
    located.versions.map((version) => loadVersion(version, context, options))
  )
  return {
    versions: loaded,
    problems: [...located.problems, ...loaded.flatMap((version) => version.problems)]
  }
}

/** Finds the files of versions from Git refs, and of versions that extend others. */
async function locateVersions(
  {versions, bases}: Pick<ReturnType<typeof createDocsVersions>, 'versions' | 'bases'>,
  context: SiteContext,
  options: DocsOptions
): ReturnType<typeof locateOverlays> {
  const located = await locateGitVersions([...versions, ...bases], context, options)
  const {length} = versions
  return locateOverlays(
    {versions: located.slice(0, length), bases: located.slice(length)},
    context,
    options
  )
}

/**
 * Returns the names in the versions file of an instance, newest first. The list is empty if there's
 * no file.
 */
export async function loadVersionNames(
  {siteDir, sources}: Pick<SiteContext, 'siteDir' | 'sources'>,
  options: Pick<DocsOptions, 'id' | 'versionsPath' | 'disableVersioning'>
): Promise<{names: readonly string[]; problems: readonly SiteProblem[]}> {
  const file = nameVersionFiles(options).list
  const text = options.disableVersioning ? undefined : await sources.readText(join(siteDir, file))
  return text === undefined ? {names: [], problems: []} : parseVersionNames(text, file)
}
