import os from 'node:os'
import path from 'node:path'
import {stripVTControlCharacters} from 'node:util'
import type {Command} from 'commander'
import type {CheckSummary} from '@lectern/site-check/findings/check-summary'
import type {Requester} from '@lectern/site-check/external/request-url'
import {relativePath} from '@lectern/shared/files/relative-path'
import {describeInstalledGenerator} from '../site/describe-generator.js'
import type {CheckResult} from '@lectern/site-check/check'
import {CommandFailure, FindingsShown} from '../report/command-failure.js'
import {
  addBaseUrlOption,
  addOutputCommand,
  enterSite,
  type CommandContext,
  type OutputFlags
} from '../options/site-command.js'
import {addFormatOption} from '../options/format-option.js'
import {writeTextFile} from '../report/write-text-file.js'

interface CheckFlags extends OutputFlags {
  baseUrl?: string
  external?: boolean
  parser?: boolean
  against?: string
  save?: string
  format: 'text' | 'json' | 'sarif' | 'markdown'
  output?: string
}

/** `site check` */
export function addCheckCommand(program: Command, context: CommandContext): void {
  const command = addBaseUrlOption(addOutputCommand(program, 'check'))
    .description('check links, images, redirects and page size')
    .option('--external', 'check external links')
    .option('--parser', 'compare both Markdown parsers instead')
    .option('--against <file|url>', 'report URLs missing since a saved list')
    .option('--save <file>', 'save the list of URLs for --against')
  addFormatOption(command, ['text', 'json', 'sarif', 'markdown'])
    .option('--output <file>', 'write the report to a file')
    .action((siteDir: string, flags: CheckFlags, command: Command) => {
      if (!flags.parser) return runCheck(siteDir, flags, context)
      if (flags.format === 'sarif' || flags.format === 'markdown')
        command.error("error: option '--parser' supports the formats text and json")
      return runParserCheck(siteDir, flags, context)
    })
}

async function runCheck(
  siteArgument: string,
  flags: CheckFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const {siteDir, outDir} = enterSite(siteArgument, flags, process)
  const [{prepareCheck}, {checkOutput}, {createTaskPool}, {summarizeFindings}] = await Promise.all([
    import('@lectern/site-check/prepare-check'),
    import('@lectern/site-check/check'),
    import('@lectern/core/workers/task-pool'),
    import('@lectern/site-check/findings/check-summary')
  ])
  const generator = describeInstalledGenerator()
  const pool = createTaskPool(Math.max(1, os.availableParallelism()))
  const fetch: Requester['fetch'] = (url, init) => globalThis.fetch(url, init)
  try {
    const {config: configFile, baseUrl, against} = flags
    const requester = flags.external ? createRequester(generator.version, fetch) : undefined
    const options = {siteDir, outDir, configFile, baseUrl, against}
    const result = await checkOutput(await prepareCheck(options, generator), options, {
      runner: pool,
      requester,
      fetch,
      now: Date.now(),
      showStatus: terminal.showStatus
    })
    const summary = summarizeFindings(result.findings, result.pages)
    const report = {result, summary, version: generator.version, siteDir}
    await writeReport(report, flags, {process, terminal})
    if (flags.save !== undefined)
      writeTextFile(
        path.resolve(siteDir, flags.save),
        `${JSON.stringify(result.manifest, null, 1)}\n`
      )
    if (summary.errors > 0) throw new FindingsShown()
  } catch (error) {
    if (error instanceof FindingsShown) throw error
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  } finally {
    await pool.close()
  }
}

/** Compares both Markdown parsers on every file of a site. */
async function runParserCheck(
  siteArgument: string,
  flags: CheckFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const {siteDir} = enterSite(siteArgument, flags, process)
  const [{compareSiteParsers}, {formatParsers, formatParsersJson}, {createTaskPool}] =
    await Promise.all([
      import('../site/compare-site-parsers.js'),
      import('../report/format-parsers.js'),
      import('@lectern/core/workers/task-pool')
    ])
  const pool = createTaskPool(Math.max(1, os.availableParallelism()))
  try {
    const files = await compareSiteParsers(siteDir, flags, {
      generator: describeInstalledGenerator(),
      runner: pool,
      showStatus: terminal.showStatus
    })
    const isVerbose = flags.verbose ?? false
    const duration = performance.now()
    const text =
      flags.format === 'json'
        ? formatParsersJson(files)
        : formatParsers(files, {colors: terminal.colors, duration, isVerbose})
    if (flags.output === undefined) terminal.print(text)
    else writeTextFile(path.resolve(siteDir, flags.output), `${stripVTControlCharacters(text)}\n`)
    if (files.some(({difference}) => difference)) throw new FindingsShown()
  } catch (error) {
    if (error instanceof FindingsShown) throw error
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  } finally {
    await pool.close()
  }
}

/** Creates a requester with a user agent by which hosts can recognize the checker. */
function createRequester(version: string, fetch: Requester['fetch']): Requester {
  return {
    fetch,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    userAgent: `Mozilla/5.0 (compatible; lectern-site-check/${version})`,
    timeout: 20_000,
    retries: 2
  }
}

interface Report {
  result: CheckResult
  summary: CheckSummary
  version: string
  siteDir: string
}

async function writeReport(
  {result, summary, version, siteDir}: Report,
  flags: CheckFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const {formatFindings} = await import('../report/format-findings.js')
  const forPeople = (colors: typeof terminal.colors) =>
    formatFindings({
      findings: result.findings,
      summary,
      duration: performance.now(),
      notes: listNotes(result),
      colors,
      siteDir,
      cwd: terminal.cwd,
      isVerbose: flags.verbose ?? false
    })
  if (flags.format === 'text' && flags.output === undefined)
    return terminal.print(forPeople(terminal.colors))
  const pc = (await import('picocolors')).default
  const text = await formatForFile()
  if (flags.output === undefined) return terminal.print(text.trimEnd())
  const file = path.resolve(siteDir, flags.output)
  writeTextFile(file, text)
  terminal.print(
    `${forPeople(terminal.colors).split('\n').at(-1)}: see ${path.relative(process.cwd(), file)}`
  )

  async function formatForFile(): Promise<string> {
    if (flags.format === 'text') return `${forPeople(pc.createColors(false))}\n`
    if (flags.format === 'json') {
      const {formatFindingsJson} = await import('@lectern/site-check/findings/findings-json')
      return formatFindingsJson(result.findings, summary)
    }
    if (flags.format === 'markdown') {
      const {formatFindingsMarkdown} = await import('../report/format-findings-markdown.js')
      return formatFindingsMarkdown(result.findings, summary, listNotes(result))
    }
    const {formatFindingsSarif} = await import('@lectern/site-check/findings/findings-sarif')
    const siteFolder = relativePath(process.cwd(), siteDir)
    return formatFindingsSarif(result.findings, {version, siteFolder})
  }
}

function listNotes({external}: CheckResult): string[] {
  if (!external) return []
  const {refused, remembered} = external
  return [
    ...(refused > 0
      ? [
          `${refused} external ${refused === 1 ? 'link' : 'links'} not checked: the hosts block automated requests.`
        ]
      : []),
    ...(remembered > 0
      ? [
          `${remembered} external ${remembered === 1 ? 'link' : 'links'} not checked again: valid in a recent check.`
        ]
      : [])
  ]
}
