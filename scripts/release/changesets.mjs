import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import parse from '@changesets/parse'

/**
 * A description of an unreleased change.
 *
 * @typedef {object} Changeset
 * @property {string} file relative to the root, with forward slashes
 * @property {Bump} bump the largest bump among its packages, used for all packages
 * @property {string} summary Markdown
 *
 * @typedef {'none' | 'patch' | 'minor' | 'major'} Bump
 */

/** From the smallest to the largest. */
const BUMPS = /** @type {const} */ (['none', 'patch', 'minor', 'major'])

const FOLDER = '.changeset'

/**
 * Reads the changesets of the repository, sorted by file.
 *
 * @param {string} root
 * @returns {Changeset[]}
 */
export function readChangesets(root) {
  return readdirSync(path.join(root, FOLDER))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => {
      const {releases, summary} = parse(readFileSync(path.join(root, FOLDER, name), 'utf8'))
      return {
        file: `${FOLDER}/${name}`,
        bump: largestBump(releases.map(({type}) => type)),
        summary: summary.trim()
      }
    })
}

/**
 * Computes the next version from the changesets. Without changesets, the version stays the same.
 *
 * @param {string} version such as `1.2.3`
 * @param {readonly Changeset[]} changesets
 */
export function computeNextVersion(version, changesets) {
  const [major = 0, minor = 0, patch = 0] = version
    .split('.')
    .map((part) => Number.parseInt(part, 10))
  const bump = largestBump(changesets.map((changeset) => changeset.bump))
  if (bump === 'major') return `${major + 1}.0.0`
  if (bump === 'minor') return `${major}.${minor + 1}.0`
  return bump === 'patch' ? `${major}.${minor}.${patch + 1}` : version
}

/** @param {readonly Bump[]} bumps */
function largestBump(bumps) {
  return BUMPS.findLast((bump) => bumps.includes(bump)) ?? 'none'
}
