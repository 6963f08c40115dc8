import fs from 'node:fs'
import path from 'node:path'
import type {Command} from 'commander'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {CommandFailure} from '../../report/command-failure.js'
import type {CommandContext} from '../../options/site-command.js'

/** `site insight` */
export function addInsightCommand(program: Command, {process, terminal}: CommandContext): void {
  program
    .command('insight')
    .description('report searches, missing pages and feedback')
    .argument('<file>', 'log with one event per line')
    .action(async (file: string) => {
      const {createInsightReport, readEvents} = await import(
        '@lectern/site-tools/insight/create-insight-report'
      )
      const text = readLog(path.resolve(process.cwd(), file), file, process.cwd())
      terminal.print(createInsightReport(readEvents(text)).trimEnd())
    })
}

function readLog(filePath: string, file: string, siteDir: string): string {
  try {
    return fs.readFileSync(filePath, 'utf8')
  } catch (cause) {
    const problem = {
      code: 'insight-log-missing' as const,
      message: `The log ${file} can't be read.`,
      hint: 'Pass a file with one event per line, e.g. `site insight events.jsonl`.'
    }
    throw new CommandFailure(new SiteError(problem, {cause}), {
      siteDir,
      isVerbose: false,
      lastOutput: ''
    })
  }
}
