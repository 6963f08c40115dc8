import type {SiteProblem} from '@lectern/types'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import {proposeMdxEdit} from './mdx-edit.js'
import {applyEdits, offsetOf, overlaps, type TextEdit} from './text-edit.js'

/** Compiles Markdown and returns its problems. */
export type CheckMarkdown = (file: string, text: string) => Promise<readonly SiteProblem[]>

/** A problem and the edit that fixes it. Both positions refer to the original text. */
export interface FixedProblem {
  problem: SiteProblem
  edit: TextEdit
}

/** Result of fixing a Markdown file. */
export interface FixedMarkdown {
  fixed: readonly FixedProblem[]
  /** Problems that remain after the edits. Their positions refer to the original text. */
  problems: readonly SiteProblem[]
}

/** Maximum number of edits per file. Without it, a file with many errors would take too long. */
const MAX_EDITS = 300

/**
 * Fixes syntax errors one at a time, because the parser stops at the first one. Keeps an edit only
 * if it lets the parser get further.
 */
export async function fixMarkdown(
  file: string,
  text: string,
  check: CheckMarkdown
): Promise<FixedMarkdown> {
  const fixed: FixedProblem[] = []
  const edits: TextEdit[] = []
  let current = text
  let problems = await check(file, current)
  while (edits.length < MAX_EDITS) {
    const error = problems.find(isSyntaxError)
    const offset = error && findOffset(current, error)
    const edit = offset === undefined ? undefined : proposeMdxEdit(current, offset)
    const original = edit && toOriginal(edit, edits)
    if (!error || !edit || !original || overlaps(original, edits)) break
    const next = applyEdits(current, [edit])
    const left = await check(file, next)
    if (
      !isFurther(
        {text: current, problems: [error], edits},
        {text: next, problems: left, edits: [...edits, original]}
      )
    )
      break
    fixed.push({problem: moveBack(error, text, current, edits), edit: original})
    edits.push(original)
    current = next
    problems = left
  }
  return {fixed, problems: problems.map((problem) => moveBack(problem, text, current, edits))}
}

function isSyntaxError({code}: SiteProblem): boolean {
  return code === 'mdx-syntax'
}

function findOffset(text: string, {position}: SiteProblem): number {
  return offsetOf(text, position?.line ?? 1, position?.column ?? 1)
}

/** Text after the edits so far, with its remaining problems. */
interface EditedText {
  text: string
  problems: readonly SiteProblem[]
  edits: readonly TextEdit[]
}

/**
 * Returns whether the parser got further than before. An error at the end of the text also counts,
 * because that's where unclosed braces are reported.
 */
function isFurther(before: EditedText, after: EditedText): boolean {
  const error = after.problems.find(isSyntaxError)
  if (!error) return true
  const offset = findOriginalOffset(after)
  return (
    offset !== undefined &&
    (offset !== findOriginalOffset(before) ||
      findOffset(after.text, error) >= after.text.trimEnd().length)
  )
}

function findOriginalOffset({text, problems, edits}: EditedText): number | undefined {
  const error = problems.find(isSyntaxError)
  return error && mapBack(findOffset(text, error), edits)
}

/**
 * Converts an edit in the edited text to an edit in the original. Returns `undefined` if it
 * overlaps an earlier edit.
 */
function toOriginal(edit: TextEdit, earlier: readonly TextEdit[]): TextEdit | undefined {
  const start = mapBack(edit.start, earlier)
  const end = mapBack(edit.end, earlier)
  return start === undefined || end === undefined ? undefined : {start, end, text: edit.text}
}

/** Converts an offset in the edited text to an offset in the original. Returns `undefined` inside inserted text. */
function mapBack(offset: number, edits: readonly TextEdit[]): number | undefined {
  let shift = 0
  for (const {start, end, text} of [...edits].sort((left, right) => left.start - right.start)) {
    if (offset < start + shift) break
    if (offset < start + shift + text.length) return undefined
    shift += text.length - (end - start)
  }
  return offset - shift
}

function moveBack(
  problem: SiteProblem,
  text: string,
  edited: string,
  edits: readonly TextEdit[]
): SiteProblem {
  const {position} = problem
  if (edits.length === 0 || position?.line === undefined) return problem
  const offset = mapBack(offsetOf(edited, position.line, position.column ?? 1), edits)
  if (offset === undefined) return problem
  return {...problem, position: {...position, ...lineAndColumn(text, offset)}}
}
