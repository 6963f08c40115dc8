import {createMagicComments, HIGHLIGHTED} from '@lectern/shared/code/magic-comments'
import type {MagicComment} from '@lectern/types'

/** Parsers for the metastring, i.e. the text after the language of a code fence. */

/** Parses `title="a.js"`. */
export function parseCodeBlockTitle(metastring?: string): string {
  const [, double, single] = /title=(?:"([^"]*)"|'([^']*)')/.exec(metastring ?? '') ?? []
  return double ?? single ?? ''
}

/** Parses the class `language-js`. */
export function parseLanguage(className: string): string | undefined {
  return className
    .split(' ')
    .find((name) => name.startsWith('language-'))
    ?.replace(/language-/, '')
}

/** Tests for `showLineNumbers`. */
export function containsLineNumbers(metastring?: string): boolean {
  return Boolean(metastring?.includes('showLineNumbers'))
}

/** Settings for a code block's highlighted lines. */
export interface LineMarkOptions {
  metastring?: string
  language?: string
  /** The site's magic comments. */
  magicComments?: readonly MagicComment[]
}

/**
 * Returns the classes of highlighted lines by 0-based index. They come from ranges (`{1,3-4}`) or,
 * without ranges, from magic comments, which are removed.
 */
export function parseLines(
  written: string,
  {metastring = '', language, magicComments = []}: LineMarkOptions
): {code: string; lineClassNames: Readonly<Record<number, readonly string[]>>} {
  const text = written.replace(/\n$/, '')
  const lines = listRanges(metastring)
  const className = magicComments[0]?.className ?? HIGHLIGHTED
  if (lines.length > 0)
    return {
      code: text,
      lineClassNames: Object.fromEntries(lines.map((line) => [line - 1, [className]]))
    }
  if (language === undefined) return {code: text, lineClassNames: {}}
  const {code, marks} = createMagicComments(magicComments)(text, language)
  return {
    code,
    lineClassNames: Object.fromEntries([...marks].map(([line, names]) => [line - 1, names]))
  }
}

/** Lists the 1-based lines of a range such as `{1,3-4}`. */
function listRanges(metastring: string): number[] {
  const list = /\{([\d,\s-]+)\}/.exec(metastring)?.[1] ?? ''
  return list.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number)
    if (!(from > 0)) return []
    return Array.from({length: Math.max(0, to - from + 1)}, (_, index) => from + index)
  })
}
