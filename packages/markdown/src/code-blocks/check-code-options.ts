import {ownValue} from '@lectern/shared/objects/own-value'
import {findNearest} from '@lectern/shared/text/nearest'
import type {Code} from 'mdast'
import type {CodeMeta} from '../code/code-meta.js'
import {type CompileState, reportProblem} from '../state/compile-state.js'

/** How to write each option that has a value. */
const WITH_VALUE: Readonly<Record<string, string>> = {
  title: 'title="…"',
  file: 'file=./a.ts',
  showLineNumbers: 'showLineNumbers` or `showLineNumbers=20',
  collapse: 'collapse` or `collapse=5'
}

/** Options without a value that are long enough to recognize typos. */
const WORDS: readonly string[] = ['showLineNumbers', 'collapse', 'npm2yarn', 'noInline']

/** An option that has no effect. */
interface Issue {
  /** The option as written. */
  written: string
  hint: string
}

/**
 * Reports options of a code block that have no effect, because they look like a typo or their value
 * is invalid. All other unknown options can be for plugins.
 */
export function checkCodeOptions(node: Code, meta: CodeMeta, state: CompileState): void {
  const {start} = node.position ?? {}
  for (const {written, hint} of [...findOptions(meta.rest), ...findRanges(meta.ranges)]) {
    const [line = ''] = state.text.slice(start?.offset).split('\n', 1)
    const index = Math.max(line.indexOf(written), 0)
    const message = `The code block option \`${written}\` has no effect.`
    // A block that becomes tabs is read several times.
    if (state.problems.some((problem) => isAt(problem, message, start?.line, state))) continue
    const column = start && start.column + index
    reportProblem(state, start && {start: {...start, column: column ?? 1}, end: start}, {
      code: 'code-option-unknown',
      policy: 'warn',
      message,
      hint
    })
  }
}

function isAt(
  {message, position}: CompileState['problems'][number],
  wanted: string,
  line: number | undefined,
  {lineOffset}: CompileState
): boolean {
  return message === wanted && position?.line === (line ?? 0) + lineOffset
}

/** Finds unknown options that look like a typo, and known ones without a valid value. */
function findOptions(rest: string): Issue[] {
  const options = rest.matchAll(/(?<=^|\s)([\w-]+)(\s*[=:]\s*)?("[^"]*"|'[^']*'|\S*)/g)
  return [...options].flatMap(([option, name = '', sign, value = '']): Issue[] => {
    const written = option.trim()
    // A word such as `a/b` or `a{b}` isn't a name.
    if (sign === undefined && value !== '') return []
    const known = ownValue(WITH_VALUE, name)
    if (known !== undefined)
      return sign !== undefined || name === 'title' ? [{written, hint: `Write \`${known}\`.`}] : []
    const meant = findMeant(name, sign === undefined ? WORDS : Object.keys(WITH_VALUE))
    return meant === undefined ? [] : [{written, hint: `Did you mean \`${meant}\`?`}]
  })
}

/** Finds the option that the author may have meant. Short names can be similar by chance. */
function findMeant(name: string, options: readonly string[]): string | undefined {
  if (options.includes(name)) return undefined
  const plain = name.replace(/[-_]/g, '').toLowerCase()
  const spelled = options.find((option) => option.toLowerCase() === plain)
  if (spelled !== undefined || name.length < 5) return spelled
  const nearest = findNearest(name, options)
  return nearest?.[0] === name[0]?.toLowerCase() ? nearest : undefined
}

function findRanges(ranges: string): Issue[] {
  if (ranges.trim() === '') return []
  const invalid = ranges.split(',').find((part) => !isRange(part))
  const hint = 'Write numbers and ranges of lines, e.g. `{1,3-5}`.'
  return invalid === undefined ? [] : [{written: `{${ranges}}`, hint}]
}

function isRange(part: string): boolean {
  const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? []
  return first !== undefined && Number(first) <= Number(last)
}
