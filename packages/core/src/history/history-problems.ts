import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'

/** Creates the warning for a folder whose history can't be read. It's shown once. */
export function createUnavailableProblem(
  directory: string,
  siteDir: string,
  reason: string
): SiteProblem {
  // All folders in the site share a message, so that it's only shown once.
  const subject = isInside(directory, siteDir) ? 'the site' : describeFolder(directory, siteDir)
  return {
    code: 'git-unavailable',
    policy: 'warn',
    message: `The last update of pages in ${subject} is unknown: ${reason}.`,
    hint: 'Commit the site with Git, set `last_update` in front matter, or remove the options that need it: `showLastUpdateTime`, `showLastUpdateAuthor`, and `lastmod` of the sitemap.'
  }
}

/** Creates the warning for a shallow clone. It's shown once. */
export function createShallowProblem(root: string, siteDir: string): SiteProblem {
  const subject = isInside(siteDir, root) ? 'the site' : describeFolder(root, siteDir)
  return {
    code: 'git-shallow',
    policy: 'warn',
    message: `The last update of pages in ${subject} is unknown: the repository is a shallow clone without older commits.`,
    hint: 'Fetch all commits, e.g. `git fetch --unshallow`, or set `fetch-depth: 0` in the checkout step of CI.'
  }
}

function isInside(inner: string, outer: string): boolean {
  return path.relative(outer, inner).split(path.sep)[0] !== '..'
}

function describeFolder(folder: string, siteDir: string): string {
  return `the folder ${relativePath(siteDir, folder)}`
}
