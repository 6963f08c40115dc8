import {randomUUID} from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {Command, CommanderError, InvalidArgumentError} from 'commander'
import {SiteError} from '@lectern/shared/site-problem'
import {describeGenerator} from './generator.js'
import {formatProblem} from './report/format-problem.js'
import {createProgress} from './report/progress.js'
import {createTerminal, type Terminal} from './report/terminal.js'

/** Exit codes of the CLI. */
export const EXIT = {ok: 0, problems: 1, usage: 2, crash: 70} as const

interface CliProcess {
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  env: NodeJS.ProcessEnv
  cwd(): string
  once(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
}

interface SiteOptions {
  outDir?: string
  config?: string
  verbose?: boolean
}

/** Run the CLI and give back its exit code. Only this file reads the process and prints. */
export async function runCli(argv: readonly string[], process: CliProcess): Promise<number> {
  const terminal = createTerminal(process)
  const program = createProgram(process, terminal)
  try {
    await program.parseAsync(argv)
    return EXIT.ok
  } catch (error) {
    return reportFailure(error, terminal)
  }
}

function createProgram(process: CliProcess, terminal: Terminal): Command {
  const program = new Command('site')
    .description('Lectern: build a documentation site from Markdown, MDX and React.')
    .version(describeGenerator().version, '-V, --version', 'print the version')
    .showHelpAfterError('Type `site --help` for what there is.')
    .exitOverride()
    .addHelpText('after', HELP)
  const withSite = (command: Command) =>
    command
      .argument('[siteDir]', 'folder of the site, with site.config.*', '.')
      .option(
        '--out-dir <folder>',
        'folder for the built site, relative to the site (default: build)'
      )
      .option('--config <file>', 'configuration file, relative to the site')
      .option('--verbose', 'show the stack of unexpected errors and every warning')
      .exitOverride()
  withSite(program.command('build'))
    .description('build the site into static files')
    .option('--no-minify', 'leave JavaScript and CSS readable')
    .option('--profile', 'show time and bytes by stage and plugin')
    .action((siteDir: string, options: BuildFlags) => runBuild(siteDir, options, process, terminal))
  program
    .command('start')
    .description('develop the site: pages are made when they are visited, changes show at once')
    .argument('[siteDir]', 'folder of the site, with site.config.*', '.')
    .option('--port <number>', 'port to listen on, or the next free one', parsePort, 3000)
    .option('--host <name>', 'address to listen on', 'localhost')
    .option('--open', 'open the site in the browser')
    .option('--poll', 'look for changes again and again, where the file system tells of none')
    .option('--config <file>', 'configuration file, relative to the site')
    .option('--verbose', 'show the stack of unexpected errors')
    .exitOverride()
    .action((siteDir: string, options: StartFlags) => runStart(siteDir, options, process, terminal))
  withSite(program.command('serve'))
    .description('serve the built site on this machine, as a static host would')
    .option('--port <number>', 'port to listen on', parsePort, 3000)
    .option('--host <name>', 'address to listen on', 'localhost')
    .action((siteDir: string, options: ServeFlags) => runServe(siteDir, options, process, terminal))
  withSite(program.command('clear'))
    .description('remove the cache and the built site')
    .action((siteDir: string, options: SiteOptions) =>
      runClear(siteDir, options, process, terminal)
    )
  return program
}

const HELP = `
Start here:
  site start                 write with the site open in a browser, on http://localhost:3000/
  site build                 build the site in this folder into build/
  site build docs-site       build the site in another folder
  site build --profile       see where the time goes
  site serve                 look at the built site on http://localhost:3000/

Exit codes:
  0   done
  1   the site has problems; each is listed with file, line and what to do
  2   the command line is wrong
  70  an error inside the generator; run again with --verbose and report it`

interface BuildFlags extends SiteOptions {
  minify: boolean
  profile?: boolean
}

async function runBuild(
  siteArgument: string,
  flags: BuildFlags,
  process: CliProcess,
  terminal: Terminal
): Promise<void> {
  const now = () => performance.now()
  const [{build}, {createTaskPool}, {formatProfile, formatSummary}] = await Promise.all([
    import('./commands/build.js'),
    import('./workers/task-pool.js'),
    import('./report/summary.js')
  ])
  const {siteDir, outDir} = resolveFolders(siteArgument, flags, process)
  const pool = createTaskPool(Math.max(1, os.availableParallelism()))
  const progress = createProgress(terminal, now)
  try {
    const result = await build(
      {siteDir, outDir, configFile: flags.config, minify: flags.minify},
      {generator: describeGenerator(), pool, progress}
    )
    printProblems(result.warnings, siteDir, terminal, flags.verbose)
    if (flags.profile) terminal.print(formatProfile(result, progress))
    const nextCommand = `site serve${siteArgument === '.' ? '' : ` ${siteArgument}`}${flags.outDir ? ` --out-dir ${flags.outDir}` : ''}`
    // Time counts from the start of the process, as the person who typed the command sees it.
    const summary = {
      result,
      duration: now(),
      cwd: process.cwd(),
      nextCommand,
      colors: terminal.colors
    }
    terminal.print(formatSummary(summary))
  } catch (error) {
    // A first build leaves nothing; saying that the last output is kept would puzzle.
    const lastOutput = fs.existsSync(outDir) ? ' The last output is untouched.' : ''
    // The cache may be on the full disk as well as the output.
    const {createFullDiskError} = await import('./emit/output-folder.js')
    const cause = createFullDiskError(error, outDir) ?? error
    throw new CommandFailure(cause, {siteDir, isVerbose: flags.verbose ?? false, lastOutput})
  } finally {
    await pool.close()
  }
}

interface StartFlags extends SiteOptions {
  port: number
  host: string
  open?: boolean
  poll?: boolean
}

async function runStart(
  siteArgument: string,
  flags: StartFlags,
  process: CliProcess,
  terminal: Terminal
): Promise<void> {
  const {siteDir} = resolveFolders(siteArgument, flags, process)
  try {
    const [{startDevServer}, {openBrowser}] = await Promise.all([
      import('./dev/dev-server.js'),
      import('./dev/open-browser.js')
    ])
    const server = await startDevServer(
      {
        siteDir,
        configFile: flags.config,
        port: flags.port,
        host: flags.host,
        poll: flags.poll ?? false
      },
      {
        generator: describeGenerator(),
        terminal,
        // Time counts from the start of the process.
        now: () => performance.now(),
        session: randomUUID()
      }
    )
    if (flags.open) {
      const onFailure = () => terminal.print(`No browser could be opened. Visit ${server.url}`)
      openBrowser(server.url, os.platform(), onFailure)
    }
    await waitForEnd(process)
    await server.close()
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

/** Wait for Ctrl+C, or for whoever started the command to end it. */
function waitForEnd(process: CliProcess): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
}

interface ServeFlags extends SiteOptions {
  port: number
  host: string
}

async function runServe(
  siteArgument: string,
  flags: ServeFlags,
  process: CliProcess,
  terminal: Terminal
): Promise<void> {
  const {siteDir, outDir} = resolveFolders(siteArgument, flags, process)
  try {
    const [{serve}, {loadConfig}, {createModuleLoader}] = await Promise.all([
      import('./commands/serve.js'),
      import('./config/load-config.js'),
      import('./config/load-module.js')
    ])
    const cacheDir = path.join(siteDir, '.site', 'cache')
    const loader = createModuleLoader({siteDir, cacheDir, generatorDirs: describeGenerator().dirs})
    const {siteConfig} = await loadConfig(siteDir, loader, flags.config)
    const server = await serve({
      outDir,
      port: flags.port,
      host: flags.host,
      baseUrl: siteConfig.baseUrl
    })
    terminal.print(
      `Serving ${path.relative(process.cwd(), outDir) || '.'} on ${terminal.colors.cyan(server.url)}`
    )
    terminal.print('Press Ctrl+C to stop.')
  } catch (error) {
    throw new CommandFailure(error, {
      siteDir,
      isVerbose: flags.verbose ?? false,
      lastOutput: ''
    })
  }
}

async function runClear(
  siteArgument: string,
  flags: SiteOptions,
  process: CliProcess,
  terminal: Terminal
): Promise<void> {
  const {clear} = await import('./commands/clear.js')
  const {siteDir, outDir} = resolveFolders(siteArgument, flags, process)
  const removed = await clear(siteDir, outDir)
  for (const folder of removed)
    terminal.print(`Removed ${path.relative(process.cwd(), folder) || '.'}`)
  if (removed.length === 0) terminal.print('There was nothing to remove.')
}

function resolveFolders(
  siteArgument: string,
  {outDir = 'build'}: SiteOptions,
  process: CliProcess
) {
  const siteDir = path.resolve(process.cwd(), siteArgument)
  return {siteDir, outDir: path.resolve(siteDir, outDir)}
}

function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new InvalidArgumentError('A port is a whole number from 0 to 65535.')
}

/** What a command threw, with what is needed to show it. */
class CommandFailure extends Error {
  readonly siteDir: string
  readonly isVerbose: boolean
  /** What has become of the last output; empty where there was none. */
  readonly lastOutput: string

  constructor(cause: unknown, command: Omit<CommandFailure, keyof Error>) {
    super('The command failed.', {cause})
    this.siteDir = command.siteDir
    this.isVerbose = command.isVerbose
    this.lastOutput = command.lastOutput
  }
}

function reportFailure(thrown: unknown, terminal: Terminal): number {
  if (thrown instanceof CommanderError) {
    // Help and version are exceptions for commander, with exit code 0.
    return thrown.exitCode === 0 ? EXIT.ok : EXIT.usage
  }
  const failure = thrown instanceof CommandFailure ? thrown : undefined
  const error = failure ? failure.cause : thrown
  if (error instanceof SiteError && failure) {
    printProblems(error.problems, failure.siteDir, terminal, true)
    if (failure.isVerbose && error.cause instanceof Error)
      terminal.printError(error.cause.stack ?? '')
    terminal.printError(`\n${countProblems(error.problems)}${failure.lastOutput}`)
    return EXIT.problems
  }
  const message = error instanceof Error ? error.message : String(error)
  terminal.printError(`An error inside the generator: ${message}`)
  if (failure?.isVerbose && error instanceof Error) terminal.printError(error.stack ?? '')
  else terminal.printError('Run the command again with --verbose to see where, and report it.')
  return EXIT.crash
}

/** `2 errors and 1 warning.` */
function countProblems(problems: SiteError['problems']): string {
  const warnings = problems.filter(({policy}) => policy === 'warn').length
  const count = (found: number, noun: string) => `${found} ${noun}${found === 1 ? '' : 's'}`
  const errors = count(problems.length - warnings, 'error')
  return warnings > 0 ? `${errors} and ${count(warnings, 'warning')}.` : `${errors}.`
}

/** Warnings shown without `--verbose`; the rest is counted. */
const WARNINGS_SHOWN = 20

function printProblems(
  problems: SiteError['problems'],
  siteDir: string,
  terminal: Terminal,
  all = false
): void {
  const shown = all ? problems : problems.slice(0, WARNINGS_SHOWN)
  for (const problem of shown) {
    const kind = problem.policy === 'warn' ? 'warning' : 'error'
    terminal.printError(`\n${formatProblem(problem, kind, siteDir, terminal.colors)}`)
  }
  const left = problems.length - shown.length
  if (left > 0) terminal.printError(`\n… and ${left} more. See all with --verbose.`)
}
