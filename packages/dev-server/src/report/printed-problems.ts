import type {SiteProblem} from '@lectern/types'

/** Severity of problems. Warnings and errors are remembered separately. */
export type ProblemKind = 'error' | 'warning'

/** Problems that were printed and still exist. */
export interface PrintedProblems {
  /**
   * Replaces the problems of a page or of another part of the site. A problem that was fixed here is
   * new if a different part still has it, because pages that aren't open don't report fixes.
   */
  replace(
    part: string,
    problems: readonly SiteProblem[],
    kind: ProblemKind
  ): {
    /** The problems that aren't printed yet. */
    added: readonly SiteProblem[]
    /** The parts with which the fixed problems were printed. */
    fixed: readonly string[]
  }
}

/** Creates a record without problems. */
export function createPrintedProblems(): PrintedProblems {
  /** The part with which each problem was printed, by ID. */
  const printed = new Map<string, string>()
  /** The IDs of each part's current problems. */
  const current = new Map<string, ReadonlySet<string>>()
  return {
    replace(part, problems, kind) {
      const found = addIds(problems, kind, part)
      const fixed = new Set<string>()
      for (const id of current.get(`${kind} ${part}`) ?? []) {
        const owner = printed.get(id)
        if (found.has(id) || owner === undefined) continue
        fixed.add(owner)
        printed.delete(id)
      }
      current.set(`${kind} ${part}`, new Set(found.keys()))
      const added = [...found].filter(([id]) => !printed.has(id))
      for (const [id] of added) printed.set(id, part)
      return {added: added.map(([, problem]) => problem), fixed: [...fixed]}
    }
  }
}

/**
 * Returns problems by an ID that's the same for the same problem in a later report. Equal problems
 * are numbered.
 */
function addIds(
  problems: readonly SiteProblem[],
  kind: ProblemKind,
  part: string
): Map<string, SiteProblem> {
  const found = new Map<string, SiteProblem>()
  for (const problem of problems) {
    const text = identify(problem, kind, part)
    let number = 1
    while (found.has(`${number} ${text}`)) number++
    found.set(`${number} ${text}`, problem)
  }
  return found
}

/**
 * Returns a text that identifies a problem. Most edits above a warning move it, which isn't worth
 * printing it again. An error in a different line can be a new one.
 *
 * An error that occurs while several pages are rendered is the same for all of them, unless it's in
 * their own lines.
 */
function identify({code, message, position}: SiteProblem, kind: ProblemKind, part: string): string {
  const isRendered = code === 'render-failed'
  const text = isRendered ? message.replace(part, '') : message
  const {file, line, column} = position ?? {}
  const lines = kind === 'error' ? [line, column] : []
  return JSON.stringify([
    code,
    text,
    ...(isRendered && lines[0] === undefined ? [] : [file, ...lines])
  ])
}
