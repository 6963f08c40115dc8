import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import type {CheckRule, IgnoredFinding} from '@lectern/types'

/** Data that decides whether a finding is ignored. */
export interface FindingSubject {
  rule: CheckRule
  target: string
  /** Path of the page that shows it, without base URL; absent for what belongs to no page. */
  page?: string
}

/** Makes the test that tells whether a site wants to hear nothing of a finding on one page. */
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
