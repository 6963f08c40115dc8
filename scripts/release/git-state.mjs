import {spawnSync} from 'node:child_process'

/** @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem */

/**
 * @typedef {object} GitState
 * @property {string} head the current commit
 * @property {readonly string[]} changes lines of `git status --porcelain`
 * @property {string | undefined} tagged the commit that the version's tag points to
 */

/**
 * Reads the state of a Git repository for a release.
 *
 * @param {string} root
 * @param {string} tag
 * @returns {GitState}
 */
export function readGitState(root, tag) {
  const changes = runGit(root, ['status', '--porcelain']) ?? ''
  return {
    head: runGit(root, ['rev-parse', 'HEAD'])?.trim() ?? '',
    changes: changes.split('\n').filter((line) => line !== ''),
    tagged: runGit(root, ['rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`])?.trim()
  }
}

/**
 * Finds reasons why a commit can't be released. An existing tag that points to the commit is allowed, so that a
 * failed release can continue.
 *
 * @param {GitState} state
 * @param {string} tag
 * @returns {ReleaseProblem[]}
 */
export function findGitProblems({head, changes, tagged}, tag) {
  /** @type {ReleaseProblem[]} */
  const problems = []
  if (changes.length > 0) {
    const count =
      changes.length === 1 ? '1 uncommitted change' : `${changes.length} uncommitted changes`
    problems.push({
      severity: 'error',
      code: 'working-tree-dirty',
      message: `The working tree has ${count}.`,
      location: changes[0]?.slice(3),
      hint: 'Commit or stash them, e.g. `git stash --include-untracked`.'
    })
  }
  if (tagged !== undefined && tagged !== head) {
    problems.push({
      severity: 'error',
      code: 'tag-exists',
      message: `The tag ${tag} points to ${tagged.slice(0, 7)}, not to the current commit.`,
      hint: `Check out that commit, or choose a new version with \`npm run version-packages\`.`
    })
  }
  return problems
}

/**
 * Creates an annotated tag on the current commit.
 *
 * @param {string} root
 * @param {string} tag
 * @param {string} message
 * @returns {ReleaseProblem[]}
 */
export function createTag(root, tag, message) {
  if (runGit(root, ['tag', '--annotate', tag, '--message', message]) !== undefined) return []
  return [
    {
      severity: 'error',
      code: 'tag-failed',
      message: `git couldn't create the tag ${tag}.`,
      hint: 'Check that git knows your name: `git config user.name`.'
    }
  ]
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {string | undefined} `undefined` if Git fails
 */
function runGit(root, args) {
  const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'})
  return status === 0 ? stdout : undefined
}
