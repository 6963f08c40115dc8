import {CommanderError} from 'commander'
import {describePathError} from '@lectern/shared/problems/path-problem'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {findErrorPosition} from '@lectern/core/modules/find-error-position'
import type {SiteProblem} from '@lectern/types'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {printFailure} from './print-problems.js'
import type {Terminal} from '@lectern/core/report/terminal'

/** Exit codes of the CLI. */
export const EXIT = {ok: 0, problems: 1, usage: 2, crash: 70, canceled: 130} as const

/** An error that ended a command, and the data for its message. */
export class CommandFailure extends Error {
  readonly siteDir: string
  readonly isVerbose: boolean
  /** Describes the state of the previous build. Empty if there isn't one. */
  readonly lastOutput: string

  constructor(cause: unknown, command: Omit<CommandFailure, keyof Error>) {
    super('The command failed.', {cause})
    this.siteDir = command.siteDir
    this.isVerbose = command.isVerbose
    this.lastOutput = command.lastOutput
  }
}

/** Ends a command that has already printed its findings, with the exit code for problems. */
export class FindingsShown extends Error {}

/** Thrown when the user cancels a prompt, before anything is written. */
export class CommandCanceled extends Error {}

/** Prints the error that ended a command and returns the exit code. */
export function reportFailure(thrown: unknown, terminal: Terminal): number {
  if (thrown instanceof CommanderError) {
    // Commander also throws for help and version output, with exit code 0.
    return thrown.exitCode === 0 ? EXIT.ok : EXIT.usage
  }
  if (thrown instanceof FindingsShown) return EXIT.problems
  if (thrown instanceof CommandCanceled) {
    terminal.printError('Canceled. Nothing was written.')
    return EXIT.canceled
  }
  const failure = thrown instanceof CommandFailure ? thrown : undefined
  const error = failure ? failure.cause : thrown
  const siteDir = failure?.siteDir ?? process.cwd()
  if (error instanceof SiteError) {
    printFailure(error.problems, siteDir, terminal, failure?.lastOutput)
    if (failure?.isVerbose && error.cause instanceof Error)
      terminal.printError(error.cause.stack ?? '')
    return EXIT.problems
  }
  const problem =
    describeFileLimit(error) ??
    describePathError(error) ??
    describeEsbuildStart(error) ??
    describeCodeFailure(error)
  if (problem) {
    printFailure([problem], siteDir, terminal, failure?.lastOutput)
    return EXIT.problems
  }
  terminal.printError(`Internal error: ${messageOf(error)}`)
  if (failure?.isVerbose && error instanceof Error) terminal.printError(error.stack ?? '')
  else
    terminal.printError('This is a bug. Run the command with --verbose and report the stack trace.')
  return EXIT.crash
}

/** Describes the error for too many open files. */
export function describeFileLimit(error: unknown): SiteProblem | undefined {
  if (!isRecord(error)) return undefined
  // If a thread can't start, only the message contains the reason.
  const text = error.code === 'ERR_WORKER_INIT_FAILED' ? messageOf(error) : String(error.code)
  if (!/\bE[MN]FILE\b/.test(text)) return undefined
  return {
    code: 'open-files-exhausted',
    message: "The operating system's limit for open files is too low.",
    hint: 'Raise the limit and run the command again, e.g. `ulimit -n 4096`.'
  }
}

/** Matches the start of esbuild's errors about its binary for this platform. */
const NO_START =
  /^(?:The package ".+" could not be found, and is needed by esbuild|You installed esbuild for another platform|Cannot start service)/

/** Describes the error if esbuild can't start. It can occur in several build stages. */
export function describeEsbuildStart(error: unknown): SiteProblem | undefined {
  const [reason = ''] = messageOf(error).trim().split('\n')
  if (!NO_START.test(reason)) return undefined
  return {
    code: 'esbuild-unusable',
    message: `esbuild can't start: ${reason.replace(/\.$/, '')}.`,
    hint: "Run `npm ci` on this machine, without `--omit=optional`. Don't copy `node_modules` from another platform."
  }
}

/**
 * Describes an uncaught error in the site's own code. Errors in packages can't be told apart from
 * errors in Lectern's dependencies.
 */
function describeCodeFailure(error: unknown): SiteProblem | undefined {
  if (!(error instanceof Error) || isUnhandled(error)) return describeThrownValue(error)
  const position = findErrorPosition(error)
  if (!position || /(?:^|[\\/])node_modules[\\/]/.test(position.file)) return undefined
  return {
    code: 'code-failed',
    message: `The site's code threw an uncaught error: ${messageOf(error).replace(/\.$/, '')}.`,
    position,
    hint: 'Catch the error in the timer, event listener or promise.'
  }
}

/** Returns whether an error is Node's wrapper around a rejected value that isn't an error. */
function isUnhandled(error: Error): boolean {
  return isRecord(error) && error.code === 'ERR_UNHANDLED_REJECTION'
}

/** Text before the value in Node's error message. */
const REASON = 'with the reason "'

/**
 * Describes a thrown value that isn't an error. It comes from the site's code, because Lectern only
 * throws errors.
 */
function describeThrownValue(value: unknown): SiteProblem {
  // Node's message ends with the value.
  const message = messageOf(value)
  const start = message.indexOf(REASON)
  const isReason = start >= 0 && message.endsWith('".')
  const text = isReason ? message.slice(start + REASON.length, -2) : message
  return {
    code: 'code-failed',
    message: `The site's code threw a value that isn't an error: ${text.replace(/\.$/, '')}.`,
    hint: 'Throw an `Error`, so that its position can be reported, and catch it in the timer, event listener or promise.'
  }
}
