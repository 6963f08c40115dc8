import {validateStrict} from 'compare-versions'

/** Data from the heading of a release in `CHANGELOG.md`. */
export interface ReleaseHeading {
  /** Version without a leading `v`. */
  version: string
  /** Date as written. It isn't validated. */
  date?: string
  /** Whether the release was withdrawn after it was published. */
  isYanked: boolean
}

/** Maximum number of characters of a heading to parse. */
const MAX_LENGTH = 500
/**
 * Matches `[1.2.0]`, `[1.2.0](https://…)`, `v1.2.0` or `name@1.2.0`, and captures the rest of the
 * heading.
 */
const VERSION = /^(?:[@\w/-]+@)?(?:\[v?([^\]]+)\](?:\([^)]*\))?|v?(\d+\.\S+))(.*)$/i
/**
 * Matches `- 2024-01-31` or `(2024-01-31)`. Accepts any text as the date, because it's validated
 * later.
 */
const DATE = /^\s*(?:[-–—:]\s*)?\(?([^()[\]]*?)\)?\s*(\[yanked\])?\s*$/i

/**
 * Parses the heading of a release in the format of Keep a Changelog, Lerna, Changesets or
 * conventional-changelog. Returns `undefined` if the heading has no version.
 */
export function parseReleaseHeading(text: string): ReleaseHeading | undefined {
  const [, bracketed, plain, rest = ''] = VERSION.exec(text.slice(0, MAX_LENGTH)) ?? []
  const version = (bracketed ?? plain)?.trim() ?? ''
  if (!isVersion(version)) return undefined
  const [, date = '', yanked] = DATE.exec(rest) ?? [undefined, rest.trim()]
  return {version, date: date === '' ? undefined : date, isYanked: yanked !== undefined}
}

/**
 * Tests whether text is a version as defined by Semantic Versioning 2.0.0. A leading `v` is
 * allowed.
 */
export function isVersion(text: string): boolean {
  return validateStrict(text.replace(/^v/, ''))
}
