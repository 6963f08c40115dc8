import {ownValue} from '@lectern/shared/objects/own-value'
import type {ChangelogLine} from './changelog-lines.js'

/** Emoji for the shortcodes that changelog generators use in headings. */
const EMOJI: Readonly<Record<string, string>> = {
  boom: '💥',
  bug: '🐛',
  globe_with_meridians: '🌐',
  house: '🏠',
  memo: '📝',
  nail_care: '💅',
  rocket: '🚀',
  running: '🏃',
  running_woman: '🏃‍♀️',
  wrench: '🔧',
  zap: '⚡'
}

/** Matches a link definition, which several releases can share. */
const DEFINITION = /^ {0,3}\[([^\]]+)\]:\s*\S/

/** The link definitions in a file. */
export interface Definitions {
  lines: ReadonlySet<ChangelogLine>
  /** By label, see `normalizeLabel`. */
  byLabel: ReadonlyMap<string, ChangelogLine>
}

/**
 * Creates the Markdown for the page of a release. Its topmost headings get level 2, and the link
 * definitions that it uses are appended. If it begins with a paragraph, a truncate marker replaces the
 * empty line below, so that lists show the paragraph.
 *
 * @param lines - Lines below the heading of the release.
 * @param definitions - All link definitions in the file.
 */
export function createReleaseText(
  lines: readonly ChangelogLine[],
  definitions: Definitions
): string {
  const levels = lines.flatMap(({heading}) => heading?.level ?? [])
  const shift = levels.length === 0 ? 0 : Math.min(...levels) - 2
  const end = findLeadEnd(lines)
  const body = lines
    .filter((line) => !definitions.lines.has(line))
    .map((line) => {
      if (line === end) return '<!-- truncate -->'
      return line.heading ? renderHeading(line.heading, shift) : line.text
    })
    .join('\n')
  const used = findUsed(body, definitions)
  const text = body.trimEnd()
  return `${[text, ...(used.length > 0 ? ['', ...used.map((line) => line.text)] : [])].join('\n')}\n`
}

/** Finds all link definitions. If several have the same label, the first one applies. */
export function findDefinitions(lines: readonly ChangelogLine[]): Definitions {
  const found = lines.filter(({text, isCode}) => !isCode && DEFINITION.test(text))
  const labeled = found.map((line) => [labelOf(line.text), line] as const)
  return {lines: new Set(found), byLabel: new Map(labeled.reverse())}
}

/** Returns the definitions that a text uses, in the order of the file. */
function findUsed(text: string, {byLabel}: Definitions): ChangelogLine[] {
  const labels = new Set(
    [...text.matchAll(/\[([^[\]]+)\]/g)].map(([, label = '']) => normalizeLabel(label))
  )
  return [...labels]
    .flatMap((label) => byLabel.get(label) ?? [])
    .sort((left, right) => left.number - right.number)
}

/** Matches the first line of a paragraph. Bold text, links and badges are often used as headings. */
const PROSE = /^ {0,3}(?!\d+[.)]\s)["'“‘(`\p{L}\p{N}]/u

/** Matches markers that end an excerpt. */
const TRUNCATE = /<!--\s*truncate\s*-->/

/** Finds the empty line below the paragraph with which a release begins. */
function findLeadEnd(lines: readonly ChangelogLine[]): ChangelogLine | undefined {
  if (lines.some(({text}) => TRUNCATE.test(text))) return undefined
  const isEmpty = ({text, isCode}: ChangelogLine) => !isCode && text.trim() === ''
  const start = lines.findIndex((line) => !isEmpty(line))
  const first = lines[start]
  if (!first || first.heading || first.isCode || !PROSE.test(first.text)) return undefined
  const end = lines.slice(start).find((line) => isEmpty(line) || line.heading)
  return end?.heading ? undefined : end
}

/**
 * Joins the topmost headings of a release to a summary for lists, such as “Added, Changed, Fixed”.
 * Returns `undefined` if lists show the text before the headings.
 */
export function summarizeRelease(lines: readonly ChangelogLine[]): string | undefined {
  if (findLeadEnd(lines) || lines.some(({text}) => TRUNCATE.test(text))) return undefined
  const levels = lines.flatMap(({heading}) => heading?.level ?? [])
  const names = lines
    .flatMap(({heading}) => (heading?.level === Math.min(...levels) ? heading.text : []))
    .map((text) => text.replace(/:\w+:|[*_`]/g, '').trim())
  return names.length > 0 ? [...new Set(names)].join(', ') : undefined
}

function renderHeading({level, text}: {level: number; text: string}, shift: number): string {
  const hashes = '#'.repeat(Math.min(6, Math.max(2, level - shift)))
  const findEmoji = (name: string) => ownValue(EMOJI, name)
  return `${hashes} ${text.replace(/:(\w+):/g, (code, name: string) => findEmoji(name) ?? code)}`
}

function labelOf(definition: string): string {
  return normalizeLabel(DEFINITION.exec(definition)?.[1] ?? '')
}

/** Normalizes a label, in which case and the number of spaces have no meaning (CommonMark 0.31 §4.7). */
function normalizeLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase()
}
