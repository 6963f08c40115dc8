import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import type {CheckMarkdown} from '../edits/fix-markdown.js'
import type {TextEdit} from '../edits/text-edit.js'
import {createDiff} from '../edits/unified-diff.js'
import {listAliasExports} from '../modules/alias-exports.js'
import {createModuleAliases} from '../modules/module-aliases.js'
import {checkFiles} from './check-files.js'
import {checkImports} from './check-imports.js'
import {checkThemeFiles} from './check-theme-files.js'
import {listSources} from './list-sources.js'
import type {MigrationFinding} from './migration-finding.js'
import type {DryRun, ScannedProject} from './project.js'
import {type FileEdit, removeOverlaps, readProjectFile} from './project-files.js'
import {type ProposedFix, proposeEdits} from './propose-edits.js'
import {readImports} from './read-imports.js'
import {describeReplacedPackages} from './replaced-packages.js'

/** Codes of problems that no edit can fix, because Lectern lacks the feature. */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  'docusaurus-field-unused',
  'docusaurus-plugin-limited'
])

/**
 * Codes of problems that the report finds itself. If the build also reports them, they're skipped.
 */
const FOUND_HERE: ReadonlySet<string> = new Set(['docusaurus-file-unread', 'theme-file-unused'])

interface ReportSettings {
  siteDir: string
  configFile: string
  /** Builds the project without writing output. */
  dryRun(): Promise<DryRun>
  checkMarkdown: CheckMarkdown
}

/** Findings about a project, and the edits that `--write` applies. */
export interface Migration {
  findings: readonly MigrationFinding[]
  edits: readonly FileEdit[]
}

/** Builds a project without writing output, and reports what works, what changes and what needs an edit. */
export async function createReport(settings: ReportSettings): Promise<Migration> {
  const {siteDir, configFile} = settings
  const run = await settings.dryRun()
  const {project, problems} = run
  const shown = problems.filter(({code}) => !FOUND_HERE.has(code))
  const fixes = await proposeEdits([...shown].sort(comparePositions), settings)
  const edited = describeFixes(fixes, siteDir)
  const code = project ? await checkCode(siteDir, project) : []
  // The report describes imports better than the build does, because it names the module and its
  // exports.
  const withDiff = edited.findings.filter(({diff}) => diff !== undefined)
  const findings = [
    ...describeProject(run, configFile),
    ...describeReplacedPackages(project?.entries ?? []),
    ...edited.findings.filter((finding) => finding.diff !== undefined || !isKnown(finding, code)),
    ...code.filter((finding) => !isKnown(finding, withDiff)),
    ...checkFiles(siteDir)
  ]
  return {findings, edits: edited.edits}
}

/** Returns whether one of the other findings is on the same line. */
function isKnown({file, line}: MigrationFinding, others: readonly MigrationFinding[]): boolean {
  return line !== undefined && others.some((other) => other.file === file && other.line === line)
}

function describeProject(
  {project, problems, isBuilt}: DryRun,
  configFile: string
): MigrationFinding[] {
  if (!project) return []
  const {plugins, pages} = project
  const has = (code: SiteProblem['code']) => problems.some((problem) => problem.code === code)
  const lines = [
    ...(has('config-invalid') ? [] : [`${configFile} is supported.`]),
    ...(has('plugin-failed') ? [] : [`Plugins and themes: ${plugins.join(', ')}.`]),
    `The content has ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
    ...(isBuilt ? ['All pages compile and render, and their links are valid.'] : [])
  ]
  return lines.map((message) => ({status: 'works', message}))
}

/** Creates findings for problems that have edits, each with a diff. */
function describeFixes(
  fixes: readonly ProposedFix[],
  siteDir: string
): {findings: MigrationFinding[]; edits: FileEdit[]} {
  const wanted = fixes.flatMap(({problem, edits}) =>
    edits.map((edit): FileEdit => ({...edit, file: problem.position?.file ?? ''}))
  )
  const kept = removeOverlaps(wanted)
  const isKept = (edit: TextEdit, file: string) =>
    kept.some(
      (one) =>
        one.file === file &&
        one.start === edit.start &&
        one.end === edit.end &&
        one.text === edit.text
    )
  const findings = fixes.flatMap(({problem, edits}) => {
    const {file = ''} = problem.position ?? {}
    const own = edits.filter((edit) => isKept(edit, file))
    if (own.length === 0) return [describeProblem(problem)]
    const text = readProjectFile(siteDir, file) ?? ''
    return own.map((edit) => ({
      ...describeProblem(problem),
      line: lineAndColumn(text, edit.start).line,
      diff: createDiff(file, text, edit)
    }))
  })
  return {findings, edits: kept}
}

function describeProblem(problem: SiteProblem): MigrationFinding {
  const {message, hint, position} = problem
  const {file, line} = position ?? {}
  return {status: chooseStatus(problem), message, hint, file, line}
}

function chooseStatus({code, policy}: SiteProblem): MigrationFinding['status'] {
  if (UNSUPPORTED.has(code)) return 'unsupported'
  return policy === 'warn' ? 'note' : 'change'
}

function comparePositions({position: left}: SiteProblem, {position: right}: SiteProblem): number {
  // Findings without a position come last.
  const [file = '\uFFFF', other = '\uFFFF'] = [left?.file, right?.file]
  if (file !== other) return file < other ? -1 : 1
  return (left?.line ?? 0) - (right?.line ?? 0)
}

async function checkCode(
  siteDir: string,
  {themeComponents, ownComponents}: ScannedProject
): Promise<MigrationFinding[]> {
  const aliases = createModuleAliases()
  const parts = Object.keys(aliases).flatMap((name) => /^@theme\/(.*)$/.exec(name)?.[1] ?? [])
  const importable = {
    modules: await listAliasExports(aliases),
    components: new Set([...themeComponents, ...ownComponents, ...parts])
  }
  const sources = listSources(siteDir).map(
    (file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')] as const
  )
  const checked = sources.map(([file, text]) => checkImports(file, text, importable))
  const works = checked.reduce((sum, one) => sum + one.works, 0)
  return [
    {
      status: 'works',
      message: `${works} ${works === 1 ? 'import' : 'imports'} of @docusaurus/* and @theme/* ${works === 1 ? 'resolves' : 'resolve'}.`
    },
    ...checked.flatMap(({findings}) => findings),
    ...checkThemeFiles({
      own: ownComponents,
      components: themeComponents,
      imported: new Set(sources.flatMap(([, text]) => readImports(text).map(({module}) => module)))
    })
  ]
}
