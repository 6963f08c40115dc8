import type {CheckSummary} from '@lectern/site-check/findings/check-summary'
import type {LocatedFinding} from '@lectern/site-check/findings/finding'
import {completeCommands} from '@lectern/core/report/site-command'
import type {Colors} from '@lectern/core/report/terminal'
import {formatDuration} from '@lectern/core/report/progress'
import {formatCount} from '@lectern/shared/text/format-count'
import {groupByRule} from './group-findings.js'

/** Maximum number of findings to list per rule. The rest are only counted. */
const SHOWN = 20

interface FindingsReport {
  findings: readonly LocatedFinding[]
  summary: CheckSummary
  /** Duration of the command in milliseconds. */
  duration: number
  /** Additional lines, e.g. the number of links that weren't checked. */
  notes: readonly string[]
  colors: Colors
  /** Absolute site root. */
  siteDir: string
  /** Folder in which the user runs commands. */
  cwd: string
  /** Whether to show all findings of a rule. */
  isVerbose: boolean
}

/** Formats findings for the terminal: grouped by rule, each with its position and hint. */
export function formatFindings(report: FindingsReport): string {
  const {findings, notes, colors, summary} = report
  const lines = [...groupByRule(findings).values()].flatMap((group) => formatGroup(group, report))
  const result = describeResult(summary)
  const paint =
    summary.errors > 0 ? colors.red : summary.warnings > 0 ? colors.yellow : colors.green
  const pages = `${summary.pages} ${summary.pages === 1 ? 'page' : 'pages'}`
  const end = `${paint(result)} in ${pages} (${formatDuration(report.duration)})`
  return [...lines, ...notes, end].join('\n')
}

function formatGroup(group: readonly LocatedFinding[], report: FindingsReport): string[] {
  const {colors, isVerbose} = report
  const [first] = group
  if (!first) return []
  const paint = first.level === 'error' ? colors.red : colors.yellow
  const word = first.level === 'error' ? 'error' : 'warning'
  const shown = isVerbose ? group : group.slice(0, SHOWN)
  const left = group.length - shown.length
  return [
    `${paint(first.rule)}  ${formatCount(group.length, word)}`,
    ...shown.flatMap((finding) => formatFinding(finding, report)),
    ...(left > 0 ? [`  … and ${left} more. See all with --verbose.`] : []),
    ''
  ]
}

function formatFinding(
  {rule, message, hint, position, pages}: LocatedFinding,
  {colors, siteDir, cwd}: FindingsReport
): string[] {
  const {file, line, column} = position ?? {}
  const location = [file, line, column].filter((part) => part !== undefined).join(':')
  const isNamed = rule.startsWith('duplicate-')
  const others = pages.length > 1 && !isNamed ? ` On ${pages.length} pages, e.g. ${pages[0]}.` : ''
  return [
    ...(location ? [`  ${colors.bold(location)}`] : []),
    `    ${message}${others}`,
    ...(hint ? [`    ${colors.cyan('→')} ${completeCommands(hint, {siteDir, cwd})}`] : [])
  ]
}

function describeResult({errors, warnings}: CheckSummary): string {
  if (errors + warnings === 0) return 'No problems'
  if (warnings === 0) return formatCount(errors, 'error')
  const parts = formatCount(warnings, 'warning')
  return errors > 0 ? `${formatCount(errors, 'error')} and ${parts}` : parts
}
