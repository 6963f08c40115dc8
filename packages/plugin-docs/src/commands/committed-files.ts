import {execFile} from 'node:child_process'
import {promisify} from 'node:util'
import {SiteError} from '@lectern/shared/problems/site-problem'

const run = promisify(execFile)

/**
 * Checks that Git can restore files.
 *
 * @param paths - Files and folders, relative to the site root.
 * @throws SiteError `overlay-uncommitted` if Git doesn't track a file, or if it has changes.
 */
export async function requireCommitted(siteDir: string, paths: readonly string[]): Promise<void> {
  const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', ...paths]
  const status = await run('git', ['--literal-pathspecs', ...args], {
    cwd: siteDir,
    maxBuffer: 64 * 1024 * 1024
  }).catch((cause: unknown) => {
    throw new SiteError(
      {
        code: 'overlay-uncommitted',
        message: "Git can't read the state of the site, so deleted files couldn't be restored.",
        hint: 'Run the command in a Git repository.'
      },
      {cause}
    )
  })
  const changed = status.stdout.split('\0').filter(Boolean)
  const [first] = changed
  if (first === undefined) return
  const others = changed.length > 1 ? `, and ${changed.length - 1} more` : ''
  throw new SiteError({
    code: 'overlay-uncommitted',
    message: `Files of the versions have changes that aren't committed: ${first.slice(3)}${others}.`,
    hint: 'Commit the files or undo the changes, and run the command again.'
  })
}
