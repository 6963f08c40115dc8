import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {findTargetProblem} from './choices/find-target-problem.js'
import {describeCommands, type SiteChoices} from './choices/site-choices.js'
import {findNameProblem} from './choices/site-names.js'
import {createSiteFiles} from './files/site-files.js'
import {writeFiles} from './files/write-files.js'
import {CANCELED} from './run-program.js'

/** Side effects and inputs of `createSite`. */
export interface CreateSiteTools {
  /** Version of this package. */
  version: string
  /** Today, such as `2027-01-31`. */
  date: string
  /** Reports the step that starts, e.g. “Installing packages with npm”. */
  report(step: string): void
  /** Runs a program in a folder. Returns its exit code, or `undefined` if it couldn't be started. */
  run(program: string, args: readonly string[], folder: string): Promise<number | undefined>
}

/** The result of creating a site. `problems` is empty on success. */
export interface CreatedSite {
  /** Whether the site's files were written, even if installing packages failed afterwards. */
  isWritten: boolean
  problems: readonly SiteProblem[]
}

/** Creates a site: writes its files, creates a repository, installs packages and commits. */
export async function createSite(
  choices: SiteChoices,
  tools: CreateSiteTools
): Promise<CreatedSite> {
  const {folder} = choices
  const problem = findNameProblem(folder) ?? findTargetProblem(folder) ?? write(choices, tools)
  if (problem) return {isWritten: false, problems: [problem]}
  const repository = choices.git ? await initRepository(choices, tools) : NO_REPOSITORY
  const failures = choices.install ? await install(choices, tools) : []
  if (repository.isCreated) await commitFiles(choices, tools)
  return {isWritten: true, problems: [...repository.problems, ...failures]}
}

function write(choices: SiteChoices, tools: CreateSiteTools): SiteProblem | undefined {
  const files = createSiteFiles(choices, tools)
  tools.report(`Writing ${files.size} files`)
  return writeFiles(choices.folder, files)
}

interface Repository {
  isCreated: boolean
  problems: readonly SiteProblem[]
}

const NO_REPOSITORY: Repository = {isCreated: false, problems: []}

async function initRepository(
  {folder}: SiteChoices,
  {run, report}: CreateSiteTools
): Promise<Repository> {
  if ((await run('git', ['rev-parse', '--is-inside-work-tree'], folder)) === 0) {
    report('Using the Git repository that contains the folder')
    return NO_REPOSITORY
  }
  report('Creating a Git repository')
  if ((await run('git', ['init', '--quiet'], folder)) === 0) return {isCreated: true, problems: []}
  const problem: SiteProblem = {
    code: 'git-failed',
    message: `The Git repository in ${folder} couldn't be created.`,
    hint: "Run `git init` there once Git works. The site doesn't need a repository."
  }
  return {isCreated: false, problems: [problem]}
}

const MESSAGE = 'Initial commit'

/** Commits the new files. If that fails, e.g. without a Git user, the commit is left to the author. */
async function commitFiles({folder}: SiteChoices, {run, report}: CreateSiteTools): Promise<void> {
  report('Committing the files')
  const commit = ['commit', '--quiet', '--no-verify', '--no-gpg-sign', `--message=${MESSAGE}`]
  const isCommitted =
    (await run('git', ['add', '.'], folder)) === 0 && (await run('git', commit, folder)) === 0
  if (!isCommitted) report('Git left the files uncommitted. Check your name and email in Git.')
}

async function install(
  {folder, packageManager}: SiteChoices,
  {run, report}: CreateSiteTools
): Promise<SiteProblem[]> {
  report(`Installing packages with ${packageManager}`)
  const exitCode = await run(packageManager, ['install'], folder)
  if (exitCode === 0) return []
  const command = describeCommands(packageManager).install
  const remains = `The site in ${path.basename(folder)} was created, but its packages weren't installed.`
  if (exitCode === undefined)
    return [
      {
        code: 'package-manager-missing',
        message: `The package manager ${packageManager} isn't installed.`,
        hint: `${remains} Install ${packageManager}, or use a different package manager.`
      }
    ]
  const message =
    exitCode === CANCELED
      ? `\`${command}\` was canceled.`
      : `\`${command}\` failed with exit code ${exitCode}. See its output above.`
  const condition = exitCode === CANCELED ? '' : ' once the problem is fixed'
  return [
    {
      code: 'install-failed',
      message,
      hint: `${remains} Run \`${command}\` there${condition}.`
    }
  ]
}
