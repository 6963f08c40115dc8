import {followUserCode} from '@lectern/shared/problems/user-code'
import type {SiteProblem} from '@lectern/types'
import {createTerminal} from '@lectern/core/report/terminal'
import {EXIT, reportFailure} from './command-failure.js'
import {printFailure} from './print-problems.js'

/** Commands that keep running. Nothing that code of the site does ends them. */
const SERVERS: readonly string[] = ['start', 'serve']

/**
 * Reports what code of a site does to the process while a command runs: errors that nothing waits for, and the end of the
 * process. Without this, Node would print a stack or nothing at all.
 *
 * @param command - Name of the command.
 * @returns a function to call when the command has ended.
 */
export function watchProcess(process: NodeJS.Process, command: string): () => void {
  const terminal = createTerminal(process)
  const listRunning = followUserCode()
  let hasEnded = false
  let isIdle = false
  // Comes when nothing is left that could go on, and not after `process.exit`.
  process.on('beforeExit', () => {
    isIdle = true
  })
  process.on('uncaughtException', (error) => {
    const code = reportFailure(error, terminal)
    if (SERVERS.includes(command)) return
    hasEnded = true
    process.exit(code)
  })
  process.on('exit', () => {
    if (hasEnded) return
    const problem = describeEnd(isIdle, listRunning())
    printFailure([problem], process.cwd(), terminal)
    process.exitCode = EXIT.problems
  })
  return () => {
    hasEnded = true
  }
}

function describeEnd(isIdle: boolean, running: readonly string[]): SiteProblem {
  const name = running.at(-1) ?? 'code of the site'
  return {
    code: 'code-ended-process',
    message: isIdle
      ? `The command cannot go on: ${name} waits for a promise that never settles.`
      : `The process ended while ${name} ran.`,
    hint: isIdle
      ? 'Settle the promise, or do not wait for it.'
      : 'Throw an error instead of calling `process.exit`.'
  }
}
