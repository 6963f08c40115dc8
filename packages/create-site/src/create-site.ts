import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {findTargetProblem} from './choices/find-target-problem.js'
import {describeCommands, type SiteChoices} from './choices/site-choices.js'
import {findNameProblem} from './choices/site-names.js'
import {createSiteFiles} from './files/site-files.js'
import {writeFiles} from './files/write-files.js'

/** Dependencies of `createSite`. */
export interface CreateSiteTools {
  /** Version of this package. */
  version: string
  /** Today, `2027-01-31`. */
  date: string
  /** Runs a program in a folder; gives its exit code, or nothing when it could not be started. */
  run(program: string, args: readonly string[], folder: string): Promise<number | undefined>
}

/** Result: `problems` is empty on success. */
export interface CreatedSite {
  /** Whether the files are there: a site is whole also when its packages could not be installed. */
  isWritten: boolean
  problems: readonly SiteProblem[]
}

/** Makes a new site: its files, then a repository, then its packages. */
export async function createSite(
  choices: SiteChoices,
  tools: CreateSiteTools
): Promise<CreatedSite> {
  const {folder} = choices
  const problem =
    findNameProblem(folder) ??
    findTargetProblem(folder) ??
    writeFiles(folder, createSiteFiles(choices, tools))
  if (problem) return {isWritten: false, problems: [problem]}
  const later = [
    ...(choices.git ? await initRepository(choices, tools) : []),
    ...(choices.install ? await install(choices, tools) : [])
  ]
  return {isWritten: true, problems: later}
}

async function initRepository(
  {folder}: SiteChoices,
  {run}: CreateSiteTools
): Promise<SiteProblem[]> {
  // A folder of a larger repository belongs to that one.
  if ((await run('git', ['rev-parse', '--is-inside-work-tree'], folder)) === 0) return []
  if ((await run('git', ['init', '--quiet'], folder)) === 0) return []
  return [
    {
      code: 'git-failed',
      message: `The Git repository in ${folder} couldn't be created.`,
      hint: "Run `git init` there once Git works. The site doesn't need a repository."
    }
  ]
}

async function install(
  {folder, packageManager}: SiteChoices,
  {run}: CreateSiteTools
): Promise<SiteProblem[]> {
  const exitCode = await run(packageManager, ['install'], folder)
  if (exitCode === 0) return []
  const command = describeCommands(packageManager).install
  const remains = `The site in ${path.basename(folder)} was created, but its packages weren't installed.`
  return [
    exitCode === undefined
      ? {
          code: 'package-manager-missing',
          message: `The package manager ${packageManager} isn't installed.`,
          hint: `${remains} Install ${packageManager}, or use a different package manager.`
        }
      : {
          code: 'install-failed',
          message: `\`${command}\` failed with exit code ${exitCode}. See its output above.`,
          hint: `${remains} Run \`${command}\` there once the problem is fixed.`
        }
  ]
}
