import fs from 'node:fs'
import path from 'node:path'
import type {Command} from 'commander'
import type {Migration} from '@lectern/compat-docusaurus/migrate/create-report'
import {createProgress, type Progress} from '@lectern/core/report/progress'
import type {Terminal} from '@lectern/core/report/terminal'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {setMode} from '../options/node-environment.js'
import {
  addSiteCommand,
  type CommandContext,
  enterSite,
  type SiteFlags
} from '../options/site-command.js'
import {CommandFailure, FindingsShown} from '../report/command-failure.js'

interface MigrateFlags extends SiteFlags {
  json?: boolean
  write?: boolean
}

/** `site migrate` */
export function addMigrateCommand(program: Command, context: CommandContext): void {
  addSiteCommand(program, 'migrate')
    .description('report changes that a Docusaurus project needs')
    .option('--json', 'print the report as JSON')
    .option('--write', 'apply the edits and create site.config.ts')
    .action((siteDir: string, flags: MigrateFlags) => run(siteDir, flags, context))
}

async function run(
  siteArgument: string,
  {config, verbose = false, json = false, write = false}: MigrateFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  setMode(process.env, 'production')
  const {siteDir} = enterSite(siteArgument, {}, process)
  try {
    const [{findDocusaurusConfig}, {formatReport}] = await Promise.all([
      import('@lectern/compat-docusaurus/migrate/find-docusaurus-config'),
      import('../report/format-report.js')
    ])
    const configFile = config ?? findDocusaurusConfig(siteDir)
    const progress = json ? SILENT : chooseProgress(terminal)
    const migration = await examine(siteDir, configFile, progress)
    const {findings} = migration
    const settings = {isWritten: write, siteDir, cwd: terminal.cwd}
    terminal.print(json ? JSON.stringify(findings, null, 2) : formatReport(findings, settings))
    if (write)
      await writeMigration(migration, {
        siteDir,
        configFile,
        print: json ? () => {} : terminal.print
      })
    const isLeft = ({status, diff}: (typeof findings)[number]) =>
      status === 'change' && !(write && diff !== undefined)
    if (findings.some(isLeft)) throw new FindingsShown()
  } catch (error) {
    if (error instanceof FindingsShown) throw error
    throw new CommandFailure(error, {siteDir, isVerbose: verbose, lastOutput: ''})
  }
}

/** Progress that isn't shown, because other programs read this command's output. */
const SILENT: Progress = {
  stage: async (_, run) => run(() => {}),
  note: () => {},
  durations: () => ({})
}

/** Shows progress only in interactive terminals. */
function chooseProgress(terminal: Terminal): Progress {
  return terminal.isInteractive ? createProgress(terminal, () => performance.now()) : SILENT
}

async function examine(
  siteDir: string,
  configFile: string,
  progress: Progress
): Promise<Migration> {
  const [{createReport}, {scanProject}, {dryRunBuild}] = await Promise.all([
    import('@lectern/compat-docusaurus/migrate/create-report'),
    import('../site/scan-project.js'),
    import('../site/dry-run.js')
  ])
  const opened = await scanProject(siteDir, configFile).catch((error: unknown) => {
    // The build reports this error along with all others.
    if (error instanceof SiteError) return undefined
    throw error
  })
  return createReport({
    siteDir,
    configFile,
    dryRun: () => dryRunBuild({siteDir, configFile, progress, project: opened?.project}),
    checkMarkdown: opened?.checkMarkdown ?? (async () => [])
  })
}

interface WriteSettings {
  siteDir: string
  configFile: string
  print(line: string): void
}

/**
 * Applies the edits and writes `site.config.ts`. An existing file is only an error if there were no
 * edits.
 */
async function writeMigration(
  {edits}: Migration,
  {siteDir, configFile, print}: WriteSettings
): Promise<void> {
  const [{writeConfig, CONFIG_NAME}, {ignoreOutput}, {writeEdits}] = await Promise.all([
    import('@lectern/compat-docusaurus/migrate/write-config'),
    import('@lectern/compat-docusaurus/migrate/ignore-output'),
    import('@lectern/compat-docusaurus/migrate/project-files')
  ])
  const written = writeEdits(siteDir, edits)
  for (const {file, edits: count} of written)
    print(`Wrote ${file}: ${count} edit${count === 1 ? '' : 's'}.`)
  if (written.length > 0 && fs.existsSync(path.join(siteDir, CONFIG_NAME))) return
  writeConfig(siteDir, configFile)
  print(`Wrote ${CONFIG_NAME}.`)
  const ignored = ignoreOutput(siteDir)
  if (ignored.length > 0) print(`Added to .gitignore: ${ignored.join(', ')}.`)
}
