/** @typedef {import('./changesets.mjs').Changeset} Changeset */

/** Path of the changelog, relative to the root. */
export const CHANGELOG_FILE = 'CHANGELOG.md'

const UNRELEASED = '## Unreleased'

/** Headings by type of bump, in order. */
const HEADINGS = /** @type {const} */ ([
  ['major', '### Breaking changes'],
  ['minor', '### Features'],
  ['patch', '### Fixes']
])

/**
 * Replaces the “Unreleased” section with the changesets.
 *
 * @param {string} changelog
 * @param {readonly Changeset[]} changesets
 * @throws Error if the section is missing
 */
export function writeUnreleased(changelog, changesets) {
  const {before, after} = splitUnreleased(changelog)
  const changes = renderChanges(changesets) || 'No changes yet.\n'
  return `${before}${UNRELEASED}\n\n${changes}\n${after}`
}

/**
 * Adds a section with the changesets for a version above the previous version's section, and clears
 * “Unreleased”.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {readonly Changeset[]} changesets
 */
export function writeRelease(changelog, version, changesets) {
  const {before, after} = splitUnreleased(changelog)
  const section = `## ${version}\n\n${renderChanges(changesets)}\n`
  return writeUnreleased(`${before}${UNRELEASED}\n\n${section}${after}`, [])
}

/**
 * Returns the text of a version's section, without its heading.
 *
 * @param {string} changelog
 * @param {string} version
 * @returns {string | undefined}
 */
export function findSection(changelog, version) {
  const sections = changelog.split(/^## /m)
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version)
  return section?.slice(section.indexOf('\n')).trim()
}

/** @param {string} changelog */
function splitUnreleased(changelog) {
  const start = changelog.indexOf(`${UNRELEASED}\n`)
  if (start === -1) throw new Error(`${CHANGELOG_FILE} has no section “${UNRELEASED}”.`)
  const next = changelog.indexOf('\n## ', start)
  return {
    before: changelog.slice(0, start),
    after: next === -1 ? '' : changelog.slice(next + 1)
  }
}

/** @param {readonly Changeset[]} changesets */
function renderChanges(changesets) {
  return HEADINGS.flatMap(([bump, heading]) => {
    const items = changesets
      .filter((changeset) => changeset.bump === bump)
      .map(({summary}) => renderItem(summary))
    return items.length > 0 ? [`${heading}\n\n${items.join('\n')}\n`] : []
  }).join('\n')
}

/** @param {string} summary */
function renderItem(summary) {
  return `- ${summary.replace(/\n(?=.)/g, '\n  ')}`
}
