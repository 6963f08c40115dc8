import fs from 'node:fs'
import path from 'node:path'
import {findPropertyEnd} from '@lectern/shared/problems/find-config-position'
import type {SiteProblem} from '@lectern/types'
import {offsetOf, type TextEdit} from './text-edit.js'

/** A problem and the text of its file. */
interface LocatedProblem {
  problem: SiteProblem
  /** Absolute. */
  file: string
  text: string
}

/** Proposes an edit for a problem whose fix is known. */
export function proposeEdit({problem, file, text}: LocatedProblem): TextEdit | undefined {
  const {code, position, fix} = problem
  if (position?.line === undefined || position.column === undefined) return undefined
  const offset = offsetOf(text, position.line, position.column)
  if (code === 'import-missing') return correctCase(text, offset, file)
  if (fix?.kind === 'link') return replaceLink(text, offset, fix.replacement)
  if (fix?.kind === 'key') return editKey(text, offset, fix.replacement)
  return undefined
}

/** Replaces the URL of the link at an offset, or the URL that starts there. Keeps its anchor. */
function replaceLink(text: string, offset: number, replacement = ''): TextEdit | undefined {
  const rest = text.slice(offset)
  const inLink = /^!?\[[^\]]*\]\(\s*<?|^<\w[^>]*?\s(?:href|src|to)=["']/.exec(rest)
  const start = offset + (inLink?.[0].length ?? 0)
  const target = /^[^\s"'`)>#?]+/.exec(text.slice(start))?.[0]
  return target && replacement ? {start, end: start + target.length, text: replacement} : undefined
}

/** Renames or removes the property at an offset. */
function editKey(text: string, offset: number, replacement?: string): TextEdit | undefined {
  const [found, quote = '', key = ''] = /^(["']?)([\w$]+)\1\s*:/.exec(text.slice(offset)) ?? []
  if (!found) return undefined
  const start = offset + quote.length
  if (replacement !== undefined) return {start, end: start + key.length, text: replacement}
  return widen(text, offset, findPropertyEnd(text, offset))
}

/**
 * Extends a removal to the comma after the property, and to the whole line if nothing else is on
 * it.
 */
function widen(text: string, start: number, end: number): TextEdit {
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0
  const last = end + comma
  const before = text.slice(text.slice(0, start).lastIndexOf('\n') + 1, start)
  const after = /^[ \t]*\r?\n/.exec(text.slice(last))
  if (/^[ \t]*$/.test(before) && after)
    return {start: start - before.length, end: last + after[0].length, text: ''}
  const space = /^[ \t]*/.exec(text.slice(last))?.[0].length ?? 0
  if (comma > 0) return {start, end: last + space, text: ''}
  // The last property may have no comma after it. Remove the preceding one instead.
  const lead = /,\s*$/.exec(text.slice(0, start))?.[0].length ?? 0
  return {start: start - lead, end: last, text: ''}
}

/** Corrects the case of a path that works only on case-insensitive file systems. */
function correctCase(text: string, offset: number, file: string): TextEdit | undefined {
  const specifier = /^["']?(\.{1,2}\/[^"'\n]+)/.exec(text.slice(offset))
  const written = specifier?.[1]
  if (!specifier || !written) return undefined
  const actual = findPath(path.dirname(file), written.split('/'))
  if (actual === undefined || actual === written) return undefined
  const start = offset + specifier[0].length - written.length
  return {start, end: start + written.length, text: actual}
}

/**
 * Returns a path in the case used on disk, or `undefined` if a name matches no file or several
 * files.
 */
function findPath(folder: string, [first = '', ...rest]: readonly string[]): string | undefined {
  if (first === '.' || first === '..') {
    const below = findPath(path.join(folder, first), rest)
    return below === undefined ? undefined : `${first}/${below}`
  }
  if (!fs.existsSync(folder)) return undefined
  const isSame = (name: string) => name.toLowerCase() === first.toLowerCase()
  const bare = (name: string) => (path.extname(first) === '' ? name.replace(/\.\w+$/, '') : name)
  const names = new Set(
    fs
      .readdirSync(folder)
      .map((name) => (rest.length === 0 ? bare(name) : name))
      .filter(isSame)
  )
  const [only, other] = names
  if (only === undefined || other !== undefined) return undefined
  if (rest.length === 0) return only
  const below = findPath(path.join(folder, only), rest)
  return below === undefined ? undefined : `${only}/${below}`
}
