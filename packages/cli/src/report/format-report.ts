import {completeCommands, createSiteCommand} from '@lectern/core/report/site-command'
import type {
  MigrationFinding,
  MigrationStatus
} from '@lectern/compat-docusaurus/migrate/migration-finding'

const TITLES: Readonly<Record<MigrationStatus, string>> = {
  works: 'Works as it is',
  automatic: 'Converted automatically',
  change: 'Needs an edit',
  unsupported: 'Not supported',
  note: 'Notes'
}

interface ReportSettings {
  /** Whether the edits have been applied. */
  isWritten: boolean
  /** Absolute root of the project. */
  siteDir: string
  /** Folder in which the user runs commands. */
  cwd: string
}

/** Statuses without hints, because they require no action. */
const WITHOUT_HINT: ReadonlySet<MigrationStatus> = new Set<MigrationStatus>(['works', 'automatic'])

/** Formats the report for the terminal, grouped by status. */
export function formatReport(
  findings: readonly MigrationFinding[],
  settings: ReportSettings
): string {
  const parts = (Object.keys(TITLES) as MigrationStatus[]).flatMap((status) => {
    const found = findings.filter((finding) => finding.status === status)
    return found.length === 0
      ? []
      : [[TITLES[status], ...found.map((finding) => formatFinding(finding, settings))].join('\n')]
  })
  return [...parts, summarize(findings, settings)].join('\n\n')
}

function formatFinding(
  {message, file, line, hint, diff, status}: MigrationFinding,
  {siteDir, cwd}: ReportSettings
): string {
  const location =
    file === undefined ? [] : [`    at ${file}${line === undefined ? '' : `:${line}`}`]
  const hasHint = hint !== undefined && !WITHOUT_HINT.has(status)
  const edit = diff === undefined ? [] : diff.split('\n').map((row) => `    ${row}`.trimEnd())
  const advice =
    hasHint && diff === undefined ? [`    → ${completeCommands(hint, {siteDir, cwd})}`] : edit
  return [`  ${message}`, ...location, ...advice].join('\n')
}

function summarize(
  findings: readonly MigrationFinding[],
  {isWritten, siteDir, cwd}: ReportSettings
): string {
  const create = (command: string) => createSiteCommand(command, {siteDir, cwd})
  const count = (wanted: MigrationStatus) => findings.filter(({status}) => status === wanted).length
  const [changes, missing] = [count('change'), count('unsupported')]
  const mechanical = findings.filter(({diff}) => diff !== undefined).length
  const unsupported = missing > 0 ? [`${missing} not supported.`] : []
  if (changes === 0)
    return [`No edits needed. Next: ${create('site build')}`, ...unsupported].join('\n')
  const edits =
    isWritten && mechanical > 0
      ? `${changes} ${changes === 1 ? 'edit' : 'edits'} needed, ${mechanical} applied.`
      : `${changes} ${changes === 1 ? 'edit' : 'edits'} needed.`
  const advice =
    mechanical > 0 && !isWritten
      ? [
          `Apply ${mechanical === 1 ? 'the edit' : `${mechanical} edits`}: ${create('site migrate --write')}`
        ]
      : []
  return [edits, ...unsupported, ...advice].join('\n')
}
