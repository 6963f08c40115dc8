import {createMagicComments, HIGHLIGHTED} from '@lectern/shared/code/magic-comments'
import type {MagicComment} from '@lectern/types'

/** Options that Docusaurus's code blocks read from the text after the language of a fence. */

/** `title="a.js"` */
export function parseCodeBlockTitle(metastring?: string): string {
  const [, double, single] = /title=(?:"([^"]*)"|'([^']*)')/.exec(metastring ?? '') ?? []
  return double ?? single ?? ''
}

/** `language-js` in a class. */
export function parseLanguage(className: string): string | undefined {
  return className
    .split(' ')
    .find((name) => name.startsWith('language-'))
    ?.replace(/language-/, '')
}

/** Whether lines have numbers. */
export function containsLineNumbers(metastring?: string): boolean {
  return Boolean(metastring?.includes('showLineNumbers'))
}

/** Markers of the lines of a code block. */
export interface LineMarkOptions {
  metastring?: string
  language?: string
  /** Magic comments of the site. */
  magicComments?: readonly MagicComment[]
}

/** Returns code without magic comments, and the classes of marked lines (`{1,3-4}`) by number from 0. */
export function parseLines(
  written: string,
  {metastring = '', language, magicComments = []}: LineMarkOptions
): {code: string; lineClassNames: Readonly<Record<number, readonly string[]>>} {
  const {code, marks} = createMagicComments(magicComments)(written.replace(/\n$/, ''), language)
  const byLine = new Map([...marks].map(([line, names]) => [line - 1, names]))
  for (const line of listRanges(metastring)) {
    byLine.set(line - 1, [...new Set([...(byLine.get(line - 1) ?? []), HIGHLIGHTED])])
  }
  return {code, lineClassNames: Object.fromEntries(byLine)}
}

/** Lists the lines of `{1,3-4}`, from 1. */
function listRanges(metastring: string): number[] {
  const list = /\{([\d,\s-]+)\}/.exec(metastring)?.[1] ?? ''
  return list.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number)
    if (!(from > 0)) return []
    return Array.from({length: Math.max(0, to - from + 1)}, (_, index) => from + index)
  })
}
