import {removeBetween} from '@lectern/shared/text/remove-between'
import {iterateLinesOutsideCode} from './lines-outside-code.js'

/** Matches code fences. Docusaurus only supports backticks. */
const FENCE = /^\s*(`{3,})/
/** Matches an underlined title at the start of a body. */
const UNDERLINED_TITLE = /^[^\n]*\n=+/
const STATEMENT = /^(?:import|export)\s/

/**
 * Finds the first line of a body that contains text, without its markup. Docusaurus uses this line
 * as the page's description. Headings other than the title count. The line isn't truncated.
 */
export function findOpeningLine(body: string): string | undefined {
  const content = body.trimStart().replace(UNDERLINED_TITLE, '')
  let isStatement = false
  for (const line of iterateLinesOutsideCode(content, FENCE)) {
    isStatement = line.trim() !== '' && (isStatement || STATEMENT.test(line))
    if (isStatement) continue
    const text = readLine(line)
    if (text !== '') return text
  }
  return undefined
}

/**
 * Returns the text of a line. As in Docusaurus, markup is removed without parsing it. For example,
 * two struck words keep the inner `~~`, and text between two colons is removed like an emoji.
 */
function readLine(line: string): string {
  const unmarked = removeBetween(line, ['<', '>'])
    .replace(/^#[^#]+#?/, '')
    .replace(/^#{1,6}\s*#{0,6}/, '')
    .replace(/([*_]{1,3})(.*?)\1/g, '$2')
    .replace(/^((?:(?!~~\S).)*)~~(\S.*\S)~~/, '$1$2')
  return unwrapLinks(removeFootnotes(unwrapLinks(unmarked, '![')), '[')
    .replace(/`(.+?)`/g, '$1')
    .replace(/^\s{0,3}>\s?|:::.*/g, '')
    .replace(/\s?:(?:::|[^:])+:/g, '')
    .replace(/\{#*[\w-]+\}/, '')
    .trim()
}

/** Replaces images or links by their text. The text may contain brackets. */
function unwrapLinks(line: string, opening: '![' | '['): string {
  const kept: string[] = []
  let rest = line
  for (;;) {
    const start = rest.indexOf(opening)
    const text = rest.slice(start + opening.length)
    const [before, target] = start < 0 ? [] : splitAt(text, /\][[(]/)
    const [, after] = target === undefined ? [] : splitAt(target, /[\])]/)
    if (before === undefined || after === undefined) return [...kept, rest].join('')
    kept.push(rest.slice(0, start), before)
    rest = after
  }
}

/** Removes references to footnotes, and their texts. */
function removeFootnotes(line: string): string {
  const kept: string[] = []
  let rest = line
  for (;;) {
    const start = rest.indexOf('[^')
    const end = start < 0 ? -1 : rest.indexOf(']', start + 3)
    if (end < 0) return [...kept, rest].join('')
    kept.push(rest.slice(0, start))
    const after = rest.slice(end + 1)
    rest = after.startsWith(': ') ? '' : after
  }
}

/** Splits a text into the parts before and after a match. */
function splitAt(text: string, pattern: RegExp): readonly string[] {
  const match = pattern.exec(text)
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : []
}
