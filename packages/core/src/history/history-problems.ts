import type {SiteProblem} from '@lectern/types'
import {isInside, relativePath} from '@lectern/shared/files/relative-path'

/** Creates the warning for a folder whose history can't be read. */
export function createUnavailableProblem(
  directory: string,
  siteDir: string,
  reason: string
): SiteProblem {
  // The message is the same for all folders in the site, so it's shown only once.
  const subject = isInside(directory, siteDir) ? 'the site' : describeFolder(directory, siteDir)
  return {
    code: 'git-unavailable',
    policy: 'warn',
    message: `The last update of pages in ${subject} is unknown: ${reason}.`,
    hint: isOwnedByOther(reason)
      ? OWNER_HINT
      : 'Commit the site with Git, set `last_update` in front matter, or remove the options that need it: `showLastUpdateTime`, `showLastUpdateAuthor`, and `lastmod` of the sitemap.'
  }
}

const OWNER_HINT =
  'Allow Git to read the repository, e.g. with `git config --global --add safe.directory "*"` in a container.'

/** Returns whether Git refuses to read a repository, because its folder belongs to a different user. */
function isOwnedByOther(reason = ''): boolean {
  return reason.includes('dubious ownership')
}

/** Creates the warning for a shallow clone. */
export function createShallowProblem(root: string, siteDir: string): SiteProblem {
  const subject = isInside(siteDir, root) ? 'the site' : describeFolder(root, siteDir)
  return {
    code: 'git-shallow',
    policy: 'warn',
    message: `The last update of pages in ${subject} is unknown: the repository is a shallow clone without older commits.`,
    hint: 'Fetch all commits, e.g. `git fetch --unshallow`, or set `fetch-depth: 0` in the checkout step of CI.'
  }
}

/** Creates the error for a Git ref that doesn't exist. */
export function createRefProblem(
  ref: string,
  {reason, isShallow = false}: {reason?: string; isShallow?: boolean}
): SiteProblem {
  if (isShallow)
    return {
      code: 'git-ref-missing',
      message: `The Git ref \`${ref}\` isn't in this shallow clone.`,
      hint: 'Fetch all commits and tags, e.g. `git fetch --unshallow --tags`, or set `fetch-depth: 0` in the checkout step of CI.'
    }
  return {
    code: 'git-ref-missing',
    message: `The Git ref \`${ref}\` can't be read: ${reason ?? 'it has no commit'}.`,
    hint: isOwnedByOther(reason)
      ? OWNER_HINT
      : 'Use a tag, a branch or a commit of this repository. `git tag --list` lists the tags.'
  }
}

/** Creates the error for a folder that isn't part of a commit. */
export function createRefPathProblem(ref: string, folder: string): SiteProblem {
  return {
    code: 'git-ref-path-missing',
    message: `The Git ref \`${ref}\` has no files in \`${folder}\`.`,
    hint: `Set \`path\` to a folder of that commit. \`git ls-tree --name-only ${ref}\` lists them.`
  }
}

function describeFolder(folder: string, siteDir: string): string {
  return `the folder ${relativePath(siteDir, folder)}`
}
