import path from 'node:path'
import type {Command} from 'commander'
import {CommandFailure} from '../report/command-failure.js'
import {addSiteCommand, type CommandContext, type SiteFlags} from '../options/site-command.js'

interface MigrateFlags extends SiteFlags {
  json?: boolean
  write?: boolean
}

/** `site migrate` */
export function addMigrateCommand(program: Command, context: CommandContext): void {
  addSiteCommand(program, 'migrate')
    .description('say what of a Docusaurus project works as it is, and what needs a change')
    .option('--json', 'print the report as JSON')
    .option('--write', 'write site.config.ts, which takes over docusaurus.config.*')
    .action((siteDir: string, flags: MigrateFlags) => run(siteDir, flags, context))
}

async function run(
  siteArgument: string,
  {config, verbose = false, json = false, write = false}: MigrateFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const siteDir = path.resolve(process.cwd(), siteArgument)
  try {
    const [
      {findDocusaurusConfig},
      {createReport},
      {formatReport},
      {writeConfig, CONFIG_NAME},
      {scanProject}
    ] = await Promise.all([
      import('@lectern/compat-docusaurus/migrate/find-docusaurus-config'),
      import('@lectern/compat-docusaurus/migrate/create-report'),
      import('../report/format-report.js'),
      import('@lectern/compat-docusaurus/migrate/write-config'),
      import('../site/scan-project.js')
    ])
    const configFile = config ?? findDocusaurusConfig(siteDir)
    const findings = await createReport({
      siteDir,
      configFile,
      scanProject: () => scanProject(siteDir, configFile)
    })
    terminal.print(json ? JSON.stringify(findings, null, 2) : formatReport(findings))
    if (!write) return
    writeConfig(siteDir, configFile)
    if (!json) terminal.print(`Wrote ${CONFIG_NAME}.`)
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: verbose, lastOutput: ''})
  }
}
