import type {Command} from 'commander'
import {readGeneratorVersion} from '@lectern/core/generator/generator'
import {CommandFailure} from '../../report/command-failure.js'
import {
  addOutputCommand,
  parsePort,
  enterSite,
  type CommandContext,
  type OutputFlags
} from '../../options/site-command.js'

interface McpFlags extends OutputFlags {
  http?: boolean
  port: number
  host: string
}

/** `site mcp` */
export function addMcpCommand(program: Command, context: CommandContext): void {
  addOutputCommand(program, 'mcp')
    .description('serve the built site to agents over MCP')
    .option('--http', 'use Streamable HTTP instead of standard input')
    .option('-p, --port <number>', 'port for --http', parsePort, 3001)
    .option('-h, --host <name>', 'hostname or IP address for --http', 'localhost')
    .action((siteDir: string, flags: McpFlags) => runMcp(siteDir, flags, context))
}

async function runMcp(
  siteArgument: string,
  flags: McpFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const {siteDir, outDir} = enterSite(siteArgument, flags, process)
  try {
    const {serveHttp, serveStdio} = await import('@lectern/mcp/serve')
    const site = {outDir, version: readGeneratorVersion()}
    if (!flags.http) {
      // The protocol uses standard output, so nothing else may be printed.
      return await serveStdio(site, {input: process.stdin, output: process.stdout})
    }
    const {url} = await serveHttp(site, flags)
    terminal.print(`Serving ${terminal.colors.cyan(url)}`)
    terminal.print('Press Ctrl+C to stop.')
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}
