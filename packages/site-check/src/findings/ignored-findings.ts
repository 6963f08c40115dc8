import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import type {CheckRule, IgnoredFinding} from '@lectern/types'

/** The parts of a finding that `ignore` rules match. */
export interface FindingSubject {
  rule: CheckRule
  target: string
  /** Path of the page without the base URL. Missing if the finding doesn't belong to a page. */
  page?: string
}

/** Creates a test for whether the configuration ignores a finding on a page. */
export function createIgnoreTest(
  ignored: readonly IgnoredFinding[]
): (subject: FindingSubject) => boolean {
  const matcherOf = (pattern: string | undefined) =>
    pattern === undefined ? () => true : createFileMatcher({include: [pattern], exclude: []})
  const tests = ignored.map(({rule, page, target}) => {
    const [matchesPage, matchesTarget] = [matcherOf(page), matcherOf(target)]
    return (subject: FindingSubject) =>
      (rule === undefined || rule === subject.rule) &&
      (page === undefined || (subject.page !== undefined && matchesPage(subject.page))) &&
      matchesTarget(subject.target)
  })
  return (subject) => tests.some((test) => test(subject))
}
