import type {MagicComment} from '@lectern/types'
import {splitLineComment} from './line-comment.js'

/** Class names by line; lines are 1-based. */
export type LineMarks = ReadonlyMap<number, readonly string[]>

/** Code without its magic comments, and their effects on its lines. */
export interface MagicCode {
  code: string
  /** Lines counted in `code`. */
  marks: LineMarks
}

/** Class of a highlighted line. */
export const HIGHLIGHTED = 'theme-code-block-highlighted-line'

/** Classes of the built-in markers, by the name before `-next-line`, `-start` and `-end`. */
const BUILT_IN: Readonly<Record<string, string>> = {
  highlight: HIGHLIGHTED,
  add: 'code-block-diff-add-line',
  remove: 'code-block-diff-remove-line',
  focus: 'code-block-focus-line',
  warning: 'code-block-warning-line',
  error: 'code-block-error-line'
}

/** Additional names in the short form at the end of a line, `[!code ++]`. */
const SHORT_WORDS: Readonly<Record<string, string>> = {hl: 'highlight', '++': 'add', '--': 'remove'}

/** The short form, with its number of lines. */
const SHORT = /^\[!code ([\w+-]+)(?::(\d{1,4}))?\]$/

interface Order {
  className: string
  kind: 'line' | 'start' | 'end'
}

/** Reads the comments of one code block. */
export type ReadMagicComments = (source: string, language: string | undefined) => MagicCode

/**
 * Creates a function that removes magic comments, which mark lines of code. Each is on a separate line, in any
 * common comment style. The short form can end a line of code.
 *
 * @param custom - Comments of the site.
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
      const className = short ? BUILT_IN[SHORT_WORDS[short[1] ?? ''] ?? short[1] ?? ''] : undefined
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

/** Tracks the classes of the next lines. */
class LineMarker {
  readonly marks = new Map<number, readonly string[]>()
  private readonly open = new Set<string>()
  /** Number of lines that are still to be marked, by class. */
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
