import {CHANGELOG_FILE, findSection, writeUnreleased} from './changelog.mjs'
import {computeNextVersion} from './changesets.mjs'

/**
 * @typedef {import('./changesets.mjs').Changeset} Changeset
 * @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem
 */

/**
 * Finds changes that are missing from the release's version or changelog.
 *
 * @param {{changelog: string, changesets: readonly Changeset[], version: string, isDryRun: boolean}} facts
 *   a dry run is useful before versions are set, so it only warns about pending changesets
 * @returns {ReleaseProblem[]}
 */
export function findChangelogProblems({changelog, changesets, version, isDryRun}) {
  /** @type {ReleaseProblem[]} */
  const problems = []
  if (changesets.length > 0) {
    problems.push({
      severity: isDryRun ? 'warning' : 'error',
      code: 'changesets-pending',
      message: `${describeCount(changesets.length)} part of ${version}.`,
      location: changesets[0]?.file,
      hint: `Run \`npm run version-packages\` to make this version ${computeNextVersion(version, changesets)}.`
    })
  }
  if (findSection(changelog, version) === undefined) {
    problems.push({
      severity: 'error',
      code: 'changelog-section-missing',
      message: `The changelog has no section for ${version}.`,
      location: CHANGELOG_FILE,
      hint: 'Run `npm run version-packages`, or write the section.'
    })
  }
  if (writeUnreleased(changelog, changesets) !== changelog) {
    problems.push({
      severity: 'error',
      code: 'changelog-stale',
      message: 'The section “Unreleased” of the changelog differs from the changesets.',
      location: CHANGELOG_FILE,
      hint: 'Run `npm run changelog`.'
    })
  }
  return problems
}

/** @param {number} count */
function describeCount(count) {
  return count === 1 ? "1 changeset isn't" : `${count} changesets aren't`
}
