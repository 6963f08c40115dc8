import path from 'node:path'
import type {Command} from 'commander'
import {CommandFailure} from './command-failure.js'
import {
  addBaseUrlOption,
  addOutputCommand,
  parsePort,
  resolveFolders,
  type CommandContext,
  type OutputFlags
} from './site-command.js'

interface ServeFlags extends OutputFlags {
  baseUrl?: string
  port: number
  host: string
}

/** `site serve` */
export function addServeCommand(program: Command, context: CommandContext): void {
  addBaseUrlOption(addOutputCommand(program, 'serve'))
    .description('serve the built site on this machine, as a static host would')
    .option('--port <number>', 'port to listen on', parsePort, 3000)
    .option('--host <name>', 'address to listen on', 'localhost')
    .action((siteDir: string, flags: ServeFlags) => runServe(siteDir, flags, context))
}

async function runServe(
  siteArgument: string,
  flags: ServeFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const {siteDir, outDir} = resolveFolders(siteArgument, flags, process)
  try {
    const [{serve}, {loadSiteConfig}] = await Promise.all([
      import('./serve.js'),
      import('./load-site-config.js')
    ])
    const siteConfig = await loadSiteConfig(siteDir, flags)
    const server = await serve({
      outDir,
      port: flags.port,
      host: flags.host,
      baseUrl: siteConfig.baseUrl,
      trailingSlash: siteConfig.trailingSlash,
      headersFile: siteConfig.security.csp?.headersFile || undefined
    })
    terminal.print(
      `Serving ${path.relative(process.cwd(), outDir) || '.'} on ${terminal.colors.cyan(server.url)}`
    )
    terminal.print('Press Ctrl+C to stop.')
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}
