import path from 'node:path'
import type {Command} from 'commander'
import {
  addOutputCommand,
  enterSite,
  type CommandContext,
  type OutputFlags
} from '../options/site-command.js'

/** `site clear` */
export function addClearCommand(program: Command, context: CommandContext): void {
  addOutputCommand(program, 'clear')
    .description('remove the cache and the build output')
    .action((siteDir: string, flags: OutputFlags) => runClear(siteDir, flags, context))
}

async function runClear(
  siteArgument: string,
  flags: OutputFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const {clear} = await import('@lectern/core/cache/clear')
  const {siteDir, outDir} = enterSite(siteArgument, flags, process)
  const removed = await clear(siteDir, outDir)
  for (const folder of removed)
    terminal.print(`Removed ${path.relative(process.cwd(), folder) || '.'}`)
  if (removed.length === 0) terminal.print('Nothing to remove.')
}
