import type {CheckSummary} from '@lectern/site-check/findings/check-summary'
import type {LocatedFinding} from '@lectern/site-check/findings/finding'
import {formatCount} from '@lectern/shared/text/format-count'
import {groupByRule} from './group-findings.js'
import {formatComment} from './markdown-comment.js'

/**
 * Formats findings as Markdown for a comment on a pull request, grouped by rule with errors first.
 */
export function formatFindingsMarkdown(
  findings: readonly LocatedFinding[],
  {pages, errors, warnings}: CheckSummary,
  notes: readonly string[]
): string {
  const levels = (['error', 'warn'] as const).map((level) =>
    groupByRule(findings.filter((finding) => finding.level === level))
  )
  const lists = levels.flatMap((rules, index) =>
    [...rules].map(([rule, group]) => ({
      title: `${rule}: ${formatCount(group.length, index === 0 ? 'error' : 'warning')}`,
      items: group.map(formatFinding),
      isOpen: index === 0
    }))
  )
  return formatComment({
    heading: ['### Site check', ...notes].join('\n\n'),
    counts: {Pages: pages, Errors: errors, Warnings: warnings},
    lists
  })
}

function formatFinding({message, position, pages}: LocatedFinding): string {
  const {file = pages[0], line, column} = position ?? {}
  const location = [file, line, column].filter((part) => part !== undefined).join(':')
  return location === '' ? message : `${location}: ${message}`
}
