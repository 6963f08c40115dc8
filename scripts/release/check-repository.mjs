import {readFileSync} from 'node:fs'
import path from 'node:path'
import {CHANGELOG_FILE} from './changelog.mjs'
import {findChangelogProblems} from './changelog-problems.mjs'
import {readChangesets} from './changesets.mjs'
import {findGitProblems, readGitState} from './git-state.mjs'
import {findPublishProblems} from './publish-problems.mjs'
import {findVersionProblems} from './version-problems.mjs'

/**
 * @typedef {import('../workspace.mjs').Workspace} Workspace
 * @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem
 */

/**
 * Checks that the repository is ready for a release: the working tree, versions and the changelog.
 *
 * @param {object} request
 * @param {string} request.root
 * @param {Workspace} request.workspace
 * @param {string} request.tag
 * @param {boolean} request.isDryRun
 * @param {boolean} request.provenance
 * @param {NodeJS.ProcessEnv} request.env
 * @returns {ReleaseProblem[]}
 */
export function checkRepository({root, workspace, tag, isDryRun, provenance, env}) {
  const {version, repository} = workspace.manifest
  const changelog = readFileSync(path.join(root, CHANGELOG_FILE), 'utf8')
  const changesets = readChangesets(root)
  return [
    ...findGitProblems(readGitState(root, tag), tag),
    ...findVersionProblems(workspace),
    ...findChangelogProblems({changelog, changesets, version, isDryRun}),
    ...findPublishProblems({provenance, repository, env, isDryRun})
  ]
}
