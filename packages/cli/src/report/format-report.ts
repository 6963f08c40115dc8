import type {
  MigrationFinding,
  MigrationStatus
} from '@lectern/compat-docusaurus/migrate/migration-finding'

const TITLES: Readonly<Record<MigrationStatus, string>> = {
  works: 'Works as it is',
  change: 'Needs a change',
  unsupported: 'Not supported'
}

/** The report for people: what works first, what is left to do last. */
export function formatReport(findings: readonly MigrationFinding[]): string {
  const parts = (Object.keys(TITLES) as MigrationStatus[]).flatMap((status) => {
    const found = findings.filter((finding) => finding.status === status)
    return found.length === 0 ? [] : [[TITLES[status], ...found.map(formatFinding)].join('\n')]
  })
  return [...parts, summarize(findings)].join('\n\n')
}

function formatFinding({message, file, line, hint, status}: MigrationFinding): string {
  const place = file === undefined ? [] : [`    at ${file}${line === undefined ? '' : `:${line}`}`]
  const advice = hint === undefined || status === 'works' ? [] : [`    → ${hint}`]
  return [`  ${message}`, ...place, ...advice].join('\n')
}

function summarize(findings: readonly MigrationFinding[]): string {
  const count = (wanted: MigrationStatus) => findings.filter(({status}) => status === wanted).length
  const [changes, missing] = [count('change'), count('unsupported')]
  if (changes === 0 && missing === 0) return 'The project works as it is. Build it with: site build'
  return `${changes} to change, ${missing} not supported.`
}
