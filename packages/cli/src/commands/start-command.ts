import {randomUUID} from 'node:crypto'
import os from 'node:os'
import {type Command, Option} from 'commander'
import {describeInstalledGenerator} from '../site/describe-generator.js'
import {CommandFailure} from '../report/command-failure.js'
import {addDocusaurusFlags} from '../options/docusaurus-flags.js'
import {setMode} from '../options/node-environment.js'
import {readPoll} from '../options/poll-option.js'
import {POLL_INTERVAL} from '@lectern/dev-server/settings/dev-options'
import {
  addSiteCommand,
  parsePort,
  enterSite,
  type CliProcess,
  type CommandContext,
  type SiteFlags
} from '../options/site-command.js'

interface StartFlags extends SiteFlags {
  port: number
  host: string
  open?: boolean
  locale?: string
  /** Value of the flag, or `true` if it has none. */
  poll?: string | true
  playground?: boolean
}

/** `site start` */
export function addStartCommand(program: Command, context: CommandContext): void {
  const command = addSiteCommand(program, 'start')
    .description('start the development server')
    .option('-p, --port <number>', 'port, or the next free one', parsePort, 3000)
    .option('-h, --host <name>', 'hostname or IP address to listen on', 'localhost')
    .option('-l, --locale <name>', 'locale to open (default: the default locale)')
    .option('--open', 'open the site in a browser')
    .addOption(new Option('--no-open', "don't open a browser (default)").hideHelp())
    .option('--playground', 'ignore the configuration, serve any folder of Markdown')
    .option('--poll [milliseconds]', `poll for file changes (default: every ${POLL_INTERVAL} ms)`)
    .action((siteDir: string, flags: StartFlags) => runStart(command, {siteDir, flags}, context))
  addDocusaurusFlags(command, context.terminal)
}

interface CommandLine {
  siteDir: string
  flags: StartFlags
}

async function runStart(
  command: Command,
  {siteDir: firstArgument, flags}: CommandLine,
  {process, terminal}: CommandContext
): Promise<void> {
  setMode(process.env, 'development')
  const {siteArgument, pollInterval} = readPoll(command, firstArgument, flags, process.cwd())
  const {siteDir} = enterSite(siteArgument, flags, process)
  try {
    const [{startDevServer}, {openBrowser}] = await Promise.all([
      import('@lectern/dev-server/dev-server'),
      import('@lectern/dev-server/requests/open-browser')
    ])
    const server = await startDevServer(
      {
        siteDir,
        configFile: flags.config,
        isPlayground: flags.playground,
        locale: flags.locale,
        port: flags.port,
        host: flags.host,
        pollInterval
      },
      {
        generator: describeInstalledGenerator(),
        terminal,
        // Startup is measured from the start of the process.
        now: () => performance.now(),
        wallClock: () => Date.now() - performance.now(),
        session: randomUUID()
      }
    )
    if (flags.open) {
      const onFailure = () => terminal.print(`Couldn't open a browser. Visit ${server.url}`)
      openBrowser(server.url, {
        platform: os.platform(),
        browser: process.env.BROWSER,
        onFailure
      })
    }
    await waitForEnd(process)
    await server.close()
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

/** Waits for Ctrl+C, or for a signal from the parent process. */
function waitForEnd(process: CliProcess): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
}
