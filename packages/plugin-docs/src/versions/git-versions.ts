import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type {SiteContext} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {DocsOptions} from '../options/docs-options.js'
import type {DocsVersion} from './docs-version.js'

/**
 * Reads the files of versions from Git refs and updates the folders and sidebars of these versions.
 *
 * @throws SiteError `git-ref-missing`, `git-ref-path-missing`.
 */
export async function locateGitVersions(
  versions: readonly DocsVersion[],
  {siteDir, history}: Pick<SiteContext, 'siteDir' | 'history'>,
  {sidebarPath}: Pick<DocsOptions, 'sidebarPath'>
): Promise<readonly DocsVersion[]> {
  const sidebars = typeof sidebarPath === 'string' ? [sidebarPath] : []
  const located = await Promise.all(
    versions.map(async (version) => {
      const {git} = version
      if (!git) return {version, problems: []}
      const tree = await history.readTree?.(git.ref, [git.path, ...sidebars])
      const {folder, problems} = tree ?? {problems: []}
      if (folder === undefined) return {version, problems}
      const inTree = (file: string) => relativePath(siteDir, join(folder, file))
      const [file] = sidebars
      const hasFile = file !== undefined && existsSync(join(folder, file))
      const found = hasFile ? inTree(file) : undefined
      const own: DocsVersion['sidebarPath'] = sidebarPath === false ? false : found
      return {version: {...version, folder: inTree(git.path), sidebarPath: own}, problems}
    })
  )
  const problems = located.flatMap((one) => one.problems)
  if (problems.length > 0) throw new SiteError(problems)
  return located.map(({version}) => version)
}
