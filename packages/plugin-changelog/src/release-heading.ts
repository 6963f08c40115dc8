import {validateStrict} from 'compare-versions'

/** Data in the heading of a release in a `CHANGELOG.md`. */
export interface ReleaseHeading {
  /** Without a leading `v`. */
  version: string
  /** As written; absent if it's missing. */
  date?: string
  /** Taken back after it was published. */
  isYanked: boolean
}

/** Characters of a heading that are read. */
const LONGEST = 500
/** `[1.2.0]`, `[1.2.0](https://…)`, `v1.2.0` or `name@1.2.0`, then what else the heading says. */
const VERSION = /^(?:[@\w/-]+@)?(?:\[v?([^\]]+)\](?:\([^)]*\))?|v?(\d+\.\S+))(.*)$/i
/** `- 2024-01-31`, `(2024-01-31)`, or either with other text instead of a date. */
const DATE = /^\s*(?:[-–—:]\s*)?\(?([^()[\]]*?)\)?\s*(\[yanked\])?\s*$/i

/**
 * Reads the heading of a release as Keep a Changelog, Lerna, changesets and conventional-changelog
 * write it. Gives `undefined` for a heading that names no version.
 */
export function parseReleaseHeading(text: string): ReleaseHeading | undefined {
  const [, bracketed, plain, rest = ''] = VERSION.exec(text.slice(0, LONGEST)) ?? []
  const version = (bracketed ?? plain)?.trim() ?? ''
  if (!isVersion(version)) return undefined
  const [, date = '', yanked] = DATE.exec(rest) ?? [undefined, rest.trim()]
  return {version, date: date === '' ? undefined : date, isYanked: yanked !== undefined}
}

/** Whether a text is a version of Semantic Versioning 2.0.0, with or without a leading `v`. */
export function isVersion(text: string): boolean {
  return validateStrict(text.replace(/^v/, ''))
}
