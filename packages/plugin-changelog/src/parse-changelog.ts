import type {SiteProblem} from '@lectern/types'
import {parseDate} from '@lectern/shared/text/parse-date'
import {type ChangelogLine, splitLines} from './changelog-lines.js'
import {parseReleaseHeading, type ReleaseHeading} from './release-heading.js'
import {createReleaseText, findDefinitions, summarizeRelease} from './release-text.js'

/** A release from a `CHANGELOG.md`. */
export interface ParsedRelease {
  version: string
  /** ISO 8601, UTC; absent where no heading of the file has a date, as changesets write it. */
  date?: string
  title: string
  /** Names of the sections, for lists. */
  description?: string
  /** Markdown, its outermost headings of level 2. */
  text: string
  /** Line of the heading; 1-based. The text begins on the line after it. */
  line: number
}

/** A release with only its heading. */
interface Section {
  heading: ReleaseHeading
  line: ChangelogLine
  lines: ChangelogLine[]
}

/**
 * Cuts a `CHANGELOG.md` into releases, in the order of the file. What is not released yet is left out.
 * Either all releases have a date or none has.
 * Problems: `changelog-empty`, `changelog-heading-invalid`, `release-duplicate`,
 * `release-without-date`, `release-date-invalid`.
 *
 * @param file - Relative to the site folder.
 */
export function parseChangelog(
  text: string,
  file: string
): {releases: ParsedRelease[]; problems: SiteProblem[]} {
  const lines = splitLines(text)
  const definitions = findDefinitions(lines)
  const {sections, strays} = cutSections(lines)
  if (sections.length === 0 && strays.length === 0) return {releases: [], problems: [empty(file)]}
  const problems = strays.map((line) => strayHeading(line, file))
  const releases: ParsedRelease[] = []
  for (const section of sections) {
    const problem = findIssue(section, sections, file)
    if (problem) problems.push(problem)
    else releases.push(createRelease(section, definitions))
  }
  return {releases, problems: problems.sort(byLine)}
}

/** Headings of the level of releases that name no version are strays. */
function cutSections(lines: readonly ChangelogLine[]): {
  sections: Section[]
  strays: ChangelogLine[]
} {
  const sections: Section[] = []
  const strays: ChangelogLine[] = []
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
    } else if (isStray(level, depth)) {
      current = undefined
      strays.push(line)
    } else current?.lines.push(line)
  }
  return {sections, strays}
}

/** A title precedes all releases. After the first release, headings of its level are releases. */
function isStray(level: number, depth: number): boolean {
  return depth === 0 ? level === 2 : level <= depth
}

function createRelease(
  {heading, line, lines}: Section,
  definitions: readonly ChangelogLine[]
): ParsedRelease {
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
