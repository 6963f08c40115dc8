import type {SiteProblem} from '@lectern/types'
import {parseDate} from '@lectern/shared/text/parse-date'
import {type ChangelogLine, splitLines} from './changelog-lines.js'
import {parseReleaseHeading, type ReleaseHeading} from './release-heading.js'
import {
  createReleaseText,
  type Definitions,
  findDefinitions,
  summarizeRelease
} from './release-text.js'

/** A release from `CHANGELOG.md`. */
export interface ParsedRelease {
  version: string
  /**
   * Date in ISO 8601, UTC. Not set if no release in the file has a date, as in changelogs written
   * by Changesets.
   */
  date?: string
  title: string
  /** Names of its sections, which lists show if there's no text before them. */
  description?: string
  /** Markdown in which the topmost headings have level 2. */
  text: string
  /** Line of the heading, starting at 1. The text starts on the following line. */
  line: number
}

/** The heading of a release and the lines below it. */
interface Section {
  heading: ReleaseHeading
  line: ChangelogLine
  lines: ChangelogLine[]
}

/**
 * Splits `CHANGELOG.md` into releases, in file order. Leaves out unreleased changes. Either all
 * releases must have a date, or none. Reports `changelog-empty`, `changelog-heading-invalid`,
 * `release-duplicate`, `release-without-date` and `release-date-invalid`.
 *
 * @param file - Path relative to the site root.
 */
export function parseChangelog(
  text: string,
  file: string
): {releases: ParsedRelease[]; problems: SiteProblem[]} {
  const lines = splitLines(text)
  const definitions = findDefinitions(lines)
  const {sections, unexpected} = cutSections(lines)
  if (sections.length === 0 && unexpected.length === 0)
    return {releases: [], problems: [empty(file)]}
  const problems = unexpected.map((line) => strayHeading(line, file))
  const releases: ParsedRelease[] = []
  for (const section of sections) {
    const problem = findIssue(section, sections, file)
    if (problem) problems.push(problem)
    else releases.push(createRelease(section, definitions))
  }
  return {releases, problems: problems.sort(byLine)}
}

/**
 * Splits lines into releases. `unexpected` contains headings at the level of releases that have no
 * version.
 */
function cutSections(lines: readonly ChangelogLine[]): {
  sections: Section[]
  unexpected: ChangelogLine[]
} {
  const sections: Section[] = []
  const unexpected: ChangelogLine[] = []
  let current: Section | undefined
  let depth = 0
  for (const line of lines) {
    const text = line.heading?.text ?? ''
    const level = line.heading?.level ?? 7
    const heading = level <= 3 ? parseReleaseHeading(text) : undefined
    if (heading) {
      depth = level
      current = {heading, line, lines: []}
      sections.push(current)
    } else if (/^\[?unreleased\b/i.test(text) && level <= 3) {
      depth = level
      current = undefined
    } else if (isUnexpected(level, depth)) {
      current = undefined
      unexpected.push(line)
    } else current?.lines.push(line)
  }
  return {sections, unexpected}
}

/**
 * Tests whether a heading without a version is at the level of releases. Before the first release,
 * that's level 2.
 */
function isUnexpected(level: number, depth: number): boolean {
  return depth === 0 ? level === 2 : level <= depth
}

function createRelease({heading, line, lines}: Section, definitions: Definitions): ParsedRelease {
  const {version, date, isYanked} = heading
  return {
    version,
    date: date === undefined ? undefined : parseDate(date),
    title: isYanked ? `${version} (yanked)` : version,
    description: summarizeRelease(lines),
    text: createReleaseText(lines, definitions),
    line: line.number
  }
}

function findIssue(
  {heading: {version, date}, line}: Section,
  sections: readonly Section[],
  file: string
): SiteProblem | undefined {
  const position = {file, line: line.number}
  const first = sections.find(({heading}) => heading.version === version)
  if (first && first.line !== line)
    return {
      code: 'release-duplicate',
      message: `The release ${version} appears twice in ${file}, on lines ${first.line.number} and ${line.number}.`,
      position,
      hint: 'Merge the sections, or fix one of the versions.'
    }
  if (date === undefined && sections.every(({heading}) => heading.date === undefined))
    return undefined
  if (date === undefined)
    return {
      code: 'release-without-date',
      message: `The heading of the release ${version} has no date.`,
      position,
      hint: `Add a date, e.g. \`## [${version}] - 2026-01-31\`.`
    }
  if (parseDate(date) !== undefined) return undefined
  return {
    code: 'release-date-invalid',
    message: `The release ${version} has the invalid date "${date}".`,
    position,
    hint: 'Use the format YYYY-MM-DD, e.g. `2026-01-31`.'
  }
}

function strayHeading({heading, number}: ChangelogLine, file: string): SiteProblem {
  return {
    code: 'changelog-heading-invalid',
    message: `The heading "${heading?.text ?? ''}" is at the release level, but has no version.`,
    position: {file, line: number},
    hint: 'Add a version, e.g. `## [1.2.0] - 2026-01-31`, or use a deeper heading level.'
  }
}

function empty(file: string): SiteProblem {
  return {
    code: 'changelog-empty',
    message: `The changelog ${file} has no releases.`,
    position: {file},
    hint: 'Add a release, e.g. `## [1.0.0] - 2026-01-31`.'
  }
}

function byLine(left: SiteProblem, right: SiteProblem): number {
  return (left.position?.line ?? 0) - (right.position?.line ?? 0)
}
