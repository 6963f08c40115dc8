import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'
import {expect} from 'vitest'

/**
 * Maximum milliseconds for one input. Even a busy machine needs less, so exceeding it means a hang.
 */
const LONGEST = 30_000

/**
 * Runs a stage on an input that is probably invalid. It may return a value with problems, or throw
 * a `SiteError` with problems. Any other error is rethrown and fails the test.
 *
 * @param read - Returns the problems that it has found.
 */
export async function expectCodedOutcome(
  read: () => readonly SiteProblem[] | Promise<readonly SiteProblem[]>
): Promise<void> {
  const start = performance.now()
  for (const problem of await collect(read)) expectCoded(problem)
  expect(performance.now() - start).toBeLessThan(LONGEST)
}

async function collect(
  read: () => readonly SiteProblem[] | Promise<readonly SiteProblem[]>
): Promise<readonly SiteProblem[]> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    expect(error.problems.length).toBeGreaterThan(0)
    return error.problems
  }
}

/** Checks that a problem has a code, a message without a stack trace, and a valid position. */
function expectCoded({code, message, position, hint}: SiteProblem): void {
  expect(code).toMatch(/^[a-z]+(?:-[a-z]+)+$/)
  expect(message.trim()).not.toBe('')
  expect(`${message}\n${hint}`).not.toMatch(/\n\s+at .*:\d+:\d+|\[object Object\]|undefined is not/)
  for (const count of [position?.line, position?.column]) {
    if (count !== undefined) expect(count).toBeGreaterThanOrEqual(1)
  }
}
