import {describeTimeout, readTimeLimit} from '@lectern/shared/problems/time-limit'
import type {ExitFunctions} from '@lectern/shared/problems/forbid-exits'
import {followUserCode} from '@lectern/shared/problems/user-code'
import type {SiteProblem} from '@lectern/types'
import {createTerminal, type Terminal} from '@lectern/core/report/terminal'
import {EXIT, reportFailure} from './command-failure.js'
import {formatFailure, printFailure} from './print-problems.js'
import {startWatchThread, type WatchThread} from './watch-thread.js'

/** Long-running commands, which site code can't end. */
const SERVERS: readonly string[] = ['start', 'serve']

/**
 * Reports uncaught errors and unexpected exits caused by site code during a command. Node would
 * print a stack trace, or nothing.
 *
 * @param command - Name of the command.
 * @returns A function to call when the command has ended.
 */
export function watchProcess(process: NodeJS.Process, command: string): () => void {
  const terminal = createTerminal(process)
  const isServer = SERVERS.includes(command)
  const {exit, allow} = watchExits(process, () => {
    if (!hasEnded) end(describeEnd(false, listRunning()))
  })
  const end = (problem: SiteProblem) => {
    printFailure([problem], process.cwd(), terminal)
    if (isServer) return
    hasEnded = true
    exit(EXIT.problems)
  }
  const limit = readTimeLimit(process.env)
  const listRunning = followUserCode(
    limit === undefined ? undefined : limitTime({limit, isServer, end, terminal})
  )
  let hasEnded = false
  let isIdle = false
  // Emitted when no work is left, but not after `process.exit`.
  process.on('beforeExit', () => {
    isIdle = true
  })
  process.on('uncaughtException', (error) => {
    const code = reportFailure(error, terminal)
    if (isServer) return
    hasEnded = true
    exit(code)
  })
  process.on('exit', () => {
    // Restore Node's default behavior.
    allow()
    if (hasEnded) return
    const problem = describeEnd(isIdle, listRunning())
    printFailure([problem], process.cwd(), terminal)
    process.exitCode = EXIT.problems
  })
  return () => {
    hasEnded = true
  }
}

/**
 * Watches the functions that end the process without an `exit` event. One of them is undocumented,
 * but some packages call it.
 *
 * @param onEnd - Called before the process ends.
 */
function watchExits(process: NodeJS.Process, onEnd: () => void) {
  const exits = process as unknown as ExitFunctions
  const {exit, reallyExit, abort} = exits
  const allow = () => void Object.assign(exits, {reallyExit, abort})
  const endProcess = () => {
    onEnd()
    return reallyExit.call(process, EXIT.problems)
  }
  exits.reallyExit = endProcess
  exits.abort = endProcess
  return {
    allow,
    // Restore the functions first, because they throw while pages are rendered.
    exit(code: number) {
      allow()
      exit.call(process, code)
    }
  }
}

interface TimeLimit {
  /** Limit in milliseconds. */
  limit: number
  isServer: boolean
  terminal: Terminal
  end(problem: SiteProblem): void
}

/**
 * Ends a command if site code takes too long or blocks the process. Servers keep running until the
 * user stops them.
 */
function limitTime({limit, isServer, terminal, end}: TimeLimit): (name: string) => () => void {
  let thread: WatchThread | undefined
  const names: string[] = []
  const describe = (name: string) =>
    formatFailure(describeTimeout(name, limit), process.cwd(), terminal)
  const watch = () => {
    const name = names.at(-1)
    if (name === undefined) thread?.rest()
    else thread?.expectEnd(name)
  }
  return (name) => {
    if (!isServer) thread ??= startWatchThread(limit, describe)
    names.push(name)
    watch()
    // The timer doesn't keep the process alive. If no other work is left, the process ends and
    // `describeEnd` reports that.
    const timer = setTimeout(() => end(describeTimeout(name, limit)), limit).unref()
    return () => {
      clearTimeout(timer)
      names.splice(names.lastIndexOf(name), 1)
      watch()
    }
  }
}

function describeEnd(isIdle: boolean, running: readonly string[]): SiteProblem {
  const name = running.at(-1) ?? 'code of the site'
  return {
    code: 'code-ended-process',
    message: isIdle
      ? `The command can't continue: ${name} is waiting for a promise that never settles.`
      : `The process exited while ${name} was running.`,
    hint: isIdle
      ? "Settle the promise, or don't await it."
      : 'Throw an error instead of calling `process.exit`.'
  }
}
