import {describeTimeout, readTimeLimit} from '@lectern/shared/problems/time-limit'
import type {ExitFunctions} from '@lectern/shared/problems/forbid-exits'
import {followUserCode} from '@lectern/shared/problems/user-code'
import type {SiteProblem} from '@lectern/types'
import {createTerminal, type Terminal} from '@lectern/core/report/terminal'
import {EXIT, reportFailure} from './command-failure.js'
import {formatFailure, printFailure} from './print-problems.js'
import {startWatchThread, type WatchThread} from './watch-thread.js'

/** Commands that keep running. Site code never ends them. */
const SERVERS: readonly string[] = ['start', 'serve']

/**
 * Reports effects of site code on the process while a command runs: unhandled errors, and the end
 * of the process. Without this, Node would print a stack or nothing.
 *
 * @param command - Name of the command.
 * @returns a function to call when the command has ended.
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
  // Fires when no work is left, and not after `process.exit`.
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
    // The rest is Node's default behavior.
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
 * Watches functions that end the process without the event `exit`. One of them is undocumented,
 * but packages call it.
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
    // While pages are rendered, the functions of `process` throw.
    exit(code: number) {
      allow()
      exit.call(process, code)
    }
  }
}

interface TimeLimit {
  /** Milliseconds. */
  limit: number
  isServer: boolean
  terminal: Terminal
  end(problem: SiteProblem): void
}

/** Ends a command whose code waits too long, or blocks the process. A server can be ended by its author. */
function limitTime({limit, isServer, terminal, end}: TimeLimit): (name: string) => () => void {
  let thread: WatchThread | undefined
  const names: string[] = []
  const watch = () => {
    const name = names.at(-1)
    if (name === undefined) thread?.rest()
    else thread?.expectEnd(formatFailure(describeTimeout(name, limit), process.cwd(), terminal))
  }
  return (name) => {
    if (!isServer) thread ??= startWatchThread(limit)
    names.push(name)
    watch()
    // If no other work is left, the command ends immediately: see `describeEnd`.
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
