import type {ChangelogLine} from './changelog-lines.js'

/** Signs that generators of changelogs write in headings as short codes. */
const SIGNS: Readonly<Record<string, string>> = {
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

/** A definition of a link that the text of several releases may use. */
const DEFINITION = /^ {0,3}\[([^\]]+)\]:\s*\S/

/**
 * The text of a release as a separate page: its outermost headings have level 2. Line breaks are
 * kept. Link definitions from elsewhere in the file are added at the end.
 *
 * @param lines - Those below the heading of the release.
 * @param definitions - All of the file.
 */
export function createReleaseText(
  lines: readonly ChangelogLine[],
  definitions: readonly ChangelogLine[]
): string {
  const levels = lines.flatMap(({heading}) => heading?.level ?? [])
  const shift = levels.length === 0 ? 0 : Math.min(...levels) - 2
  const body = lines
    .filter((line) => !definitions.includes(line))
    .map((line) => (line.heading ? renderHeading(line.heading, shift) : line.text))
    .join('\n')
  const used = definitions.filter(({text}) => body.includes(`[${nameOf(text)}]`))
  const text = body.trimEnd()
  return `${[text, ...(used.length > 0 ? ['', ...used.map((line) => line.text)] : [])].join('\n')}\n`
}

/** Definitions of links, outside of code. */
export function findDefinitions(lines: readonly ChangelogLine[]): ChangelogLine[] {
  return lines.filter(({text}) => DEFINITION.test(text))
}

/** The headings of a text as one sentence, for lists: “Added, Changed, Fixed”. */
export function summarizeRelease(lines: readonly ChangelogLine[]): string | undefined {
  const levels = lines.flatMap(({heading}) => heading?.level ?? [])
  const names = lines
    .flatMap(({heading}) => (heading?.level === Math.min(...levels) ? heading.text : []))
    .map((text) => text.replace(/:\w+:|[*_`]/g, '').trim())
  return names.length > 0 ? [...new Set(names)].join(', ') : undefined
}

function renderHeading({level, text}: {level: number; text: string}, shift: number): string {
  const hashes = '#'.repeat(Math.min(6, Math.max(2, level - shift)))
  return `${hashes} ${text.replace(/:(\w+):/g, (code, name: string) => SIGNS[name] ?? code)}`
}

function nameOf(definition: string): string {
  return DEFINITION.exec(definition)?.[1] ?? ''
}
