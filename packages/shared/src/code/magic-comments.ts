import {ownValue} from '../objects/own-value.js'
import type {MagicComment} from '@lectern/types'
import {splitLineComment} from './line-comment.js'

/** Class names by 1-based line number. */
export type LineMarks = ReadonlyMap<number, readonly string[]>

/** Code without its magic comments, and the classes that they add to its lines. */
export interface MagicCode {
  code: string
  /** Marked lines. Line numbers refer to `code`. */
  marks: LineMarks
}

/** Class of a highlighted line. */
export const HIGHLIGHTED = 'theme-code-block-highlighted-line'

/**
 * Class for each built-in marker. A marker's name is followed by `-next-line`, `-start` or `-end`.
 */
const BUILT_IN: Readonly<Record<string, string>> = {
  highlight: HIGHLIGHTED,
  add: 'code-block-diff-add-line',
  remove: 'code-block-diff-remove-line',
  focus: 'code-block-focus-line',
  warning: 'code-block-warning-line',
  error: 'code-block-error-line'
}

/** Additional marker names for the short form at the end of a line, such as `[!code ++]`. */
const SHORT_WORDS: Readonly<Record<string, string>> = {hl: 'highlight', '++': 'add', '--': 'remove'}

/** Matches the short form, with an optional number of lines. */
const SHORT = /^\[!code ([\w+-]+)(?::(\d{1,4}))?\]$/

interface Order {
  className: string
  kind: 'line' | 'start' | 'end'
}

/** Removes the magic comments from a code block and returns the lines that they mark. */
export type ReadMagicComments = (source: string, language: string | undefined) => MagicCode

/**
 * Creates a function that removes magic comments from code and returns the lines that they mark. A
 * magic comment is on its own line, in any common comment style. Only the short form can follow
 * code on the same line.
 *
 * @param custom - Magic comments from the site's configuration.
 */
export function createMagicComments(custom: readonly MagicComment[]): ReadMagicComments {
  const orders = listOrders(custom)
  const words = ['[!code ', ...orders.keys()]
  return (source, language) => {
    if (!words.some((word) => source.includes(word))) return {code: source, marks: new Map()}
    const marks = new LineMarker()
    const lines: string[] = []
    for (const line of source.split('\n')) {
      const comment = splitLineComment(line, language)
      const order = comment?.code === '' ? orders.get(comment.text) : undefined
      const short = comment && SHORT.exec(comment.text)
      const className = short
        ? ownValue(BUILT_IN, ownValue(SHORT_WORDS, short[1] ?? '') ?? short[1] ?? '')
        : undefined
      if (order) marks.take(order)
      else if (comment && className !== undefined) {
        marks.next(className, Number(short?.[2] ?? 1))
        if (comment.code !== '') marks.addLine(lines.push(comment.code))
      } else marks.addLine(lines.push(line))
    }
    return {code: lines.join('\n'), marks: marks.marks}
  }
}

function listOrders(custom: readonly MagicComment[]): ReadonlyMap<string, Order> {
  const builtIn = Object.entries(BUILT_IN).map(
    ([word, className]): MagicComment => ({
      className,
      line: `${word}-next-line`,
      block: {start: `${word}-start`, end: `${word}-end`}
    })
  )
  const kept = builtIn.filter(({className}) => !custom.some((own) => own.className === className))
  const orders = new Map<string, Order>()
  for (const {className, line, block} of [...kept, ...custom]) {
    if (line !== undefined) orders.set(line, {className, kind: 'line'})
    if (block) orders.set(block.start, {className, kind: 'start'})
    if (block) orders.set(block.end, {className, kind: 'end'})
  }
  return orders
}

/** Keeps track of the classes that apply to the following lines. */
class LineMarker {
  readonly marks = new Map<number, readonly string[]>()
  private readonly open = new Set<string>()
  /** Number of lines that still get each class. */
  private readonly pending = new Map<string, number>()

  take({className, kind}: Order): void {
    if (kind === 'line') this.next(className, 1)
    else if (kind === 'start') this.open.add(className)
    else this.open.delete(className)
  }

  next(className: string, count: number): void {
    this.pending.set(className, count)
  }

  addLine(line: number): void {
    const classNames = [...new Set([...this.open, ...this.pending.keys()])]
    if (classNames.length > 0) this.marks.set(line, classNames)
    for (const [className, count] of this.pending) {
      if (count > 1) this.pending.set(className, count - 1)
      else this.pending.delete(className)
    }
  }
}
