import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import {applyEdits, type TextEdit} from './text-edit.js'

/** Number of context lines around a change. */
const CONTEXT = 2

/**
 * Formats an edit as a unified diff, with the line numbers of the current file.
 *
 * @param file - Path relative to the site, with forward slashes.
 */
export function createDiff(file: string, text: string, edit: TextEdit): string {
  const lines = splitLines(text)
  const first = lineAndColumn(text, edit.start).line - 1
  const last = lineAndColumn(text, edit.end).line - 1
  const starts = lines.slice(0, first).join('\n').length + (first > 0 ? 1 : 0)
  const old = lines.slice(first, last + 1)
  const local = {...edit, start: edit.start - starts, end: edit.end - starts}
  const edited = applyEdits(old.join('\n'), [local])
  // An edit that ends at the start of a line only removes whole lines.
  const added = edited === '' && old.length > 1 ? [] : edited.split('\n')
  return formatHunk(file, lines, {first, old, added})
}

interface Change {
  /** 0-based. */
  first: number
  old: readonly string[]
  added: readonly string[]
}

function formatHunk(file: string, lines: readonly string[], {first, old, added}: Change): string {
  const [removed, inserted] = trimCommon(old, added)
  const start = first + removed.skipped
  const from = Math.max(0, start - CONTEXT)
  const before = lines.slice(from, start)
  const after = lines
    .slice(start + removed.lines.length, start + removed.lines.length + CONTEXT)
    .filter((line, index, all) => line !== '' || index < all.length - 1)
  const count = (changed: readonly string[]) => before.length + changed.length + after.length
  return [
    `--- a/${file}`,
    `+++ b/${file}`,
    `@@ -${from + 1},${count(removed.lines)} +${from + 1},${count(inserted.lines)} @@`,
    ...before.map((line) => ` ${line}`),
    ...removed.lines.map((line) => `-${line}`),
    ...inserted.lines.map((line) => `+${line}`),
    ...after.map((line) => ` ${line}`)
  ]
    .map((line) => line.replace(/\r$/, ''))
    .join('\n')
}

interface Part {
  lines: readonly string[]
  /** Number of unchanged lines before the part. */
  skipped: number
}

/** Removes unchanged lines at the start and end. */
function trimCommon(old: readonly string[], added: readonly string[]): [Part, Part] {
  const shorter = Math.min(old.length, added.length)
  let skipped = 0
  while (skipped < shorter && old[skipped] === added[skipped]) skipped++
  let tail = 0
  while (tail < shorter - skipped && old.at(-1 - tail) === added.at(-1 - tail)) tail++
  const cut = (lines: readonly string[]): Part => ({
    lines: lines.slice(skipped, lines.length - tail),
    skipped
  })
  return [cut(old), cut(added)]
}

function splitLines(text: string): string[] {
  return text.split('\n')
}
