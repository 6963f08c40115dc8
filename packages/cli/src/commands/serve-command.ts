import path from 'node:path'
import {type Command, Option} from 'commander'
import {runBuild} from './build-command.js'
import {messageOf} from '@lectern/shared/problems/site-problem'
import {CommandFailure} from '../report/command-failure.js'
import {
  addBaseUrlOption,
  addOutputCommand,
  parsePort,
  enterSite,
  type CommandContext,
  type OutputFlags
} from '../options/site-command.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'

interface ServeFlags extends OutputFlags {
  baseUrl?: string
  port: number
  host: string
  /** Called `outDir` in Docusaurus. */
  dir?: string
  build?: boolean
}

/** `site serve` */
export function addServeCommand(program: Command, context: CommandContext): void {
  addBaseUrlOption(addOutputCommand(program, 'serve'))
    .description('serve the built site locally')
    .option('-p, --port <number>', 'port to listen on', parsePort, 3000)
    .option('-h, --host <name>', 'hostname or IP address to listen on', 'localhost')
    .option('--build', 'build the site first')
    .addOption(new Option('--dir <folder>', 'alias for --out-dir').hideHelp())
    .addOption(new Option('--no-open', "don't open a browser (default)").hideHelp())
    .action((siteDir: string, flags: ServeFlags) => runServe(siteDir, flags, context))
}

async function runServe(
  siteArgument: string,
  flags: ServeFlags,
  context: CommandContext
): Promise<void> {
  const {process, terminal} = context
  const outFlags = {...flags, outDir: flags.outDir ?? flags.dir}
  const {siteDir, outDir} = enterSite(siteArgument, outFlags, process)
  // `--host` has a different meaning in `site build`.
  if (flags.build)
    await runBuild(siteArgument, {...outFlags, host: undefined, minify: true}, context)
  try {
    const [{serve}, {loadSiteConfig}] = await Promise.all([
      import('@lectern/dev-server/preview/serve'),
      import('@lectern/core/site/load-site-config')
    ])
    const siteConfig = await loadSiteConfig({
      ...flags,
      siteDir,
      generator: describeInstalledGenerator()
    })
    const server = await serve({
      outDir,
      port: flags.port,
      host: flags.host,
      baseUrl: siteConfig.baseUrl,
      trailingSlash: siteConfig.trailingSlash,
      headersFile: siteConfig.security.csp?.headersFile || undefined,
      onError: (error, url) => terminal.printError(`error: ${url} failed: ${messageOf(error)}`)
    })
    terminal.print(
      `Serving ${path.relative(process.cwd(), outDir) || '.'} on ${terminal.colors.cyan(server.url)}`
    )
    terminal.print('Press Ctrl+C to stop.')
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}
