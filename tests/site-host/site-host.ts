import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {fileURLToPath} from 'node:url'
import type {SiteRun} from '../build-site.js'

const PROGRAM = fileURLToPath(new URL('run-commands.mjs', import.meta.url))

/** Maximum number of commands per process, because it keeps all loaded modules in memory. */
const MAX_RUNS = 20

/** A process that runs commands, which avoids starting the program for each of a hundred builds. */
export interface SiteHost {
  /**
   * Runs a CLI command as in CI. Returns `undefined` if the command ends the process, in which case
   * it needs a separate process.
   */
  run(args: readonly string[], cwd: string): Promise<SiteRun | undefined>
  close(): void
}

/** Starts the process on demand, and again after it has ended. */
export function createSiteHost(): SiteHost {
  let child: ChildProcess | undefined
  let runs = 0
  const close = () => {
    child?.kill()
    child = undefined
  }
  return {
    async run(args, cwd) {
      if (runs++ % MAX_RUNS === 0) close()
      child ??= fork(PROGRAM, {
        env: {...process.env, CI: 'true', NO_COLOR: '1'},
        stdio: ['ignore', 'ignore', 'ignore', 'ipc']
      })
      const answer = await ask(child, {args, cwd})
      if (!answer) child = undefined
      return answer
    },
    close
  }
}

/** Returns a process's response, or `undefined` if it exits first. */
async function ask(
  child: ChildProcess,
  request: {args: readonly string[]; cwd: string}
): Promise<SiteRun | undefined> {
  const waiting = new AbortController()
  const {signal} = waiting
  const ended = once(child, 'exit', {signal}).then(() => undefined)
  const answered = once(child, 'message', {signal}).then(([answer]) => answer as SiteRun)
  // Whichever comes second is aborted.
  for (const event of [ended, answered]) event.catch(() => {})
  child.send(request)
  try {
    return await Promise.race([ended, answered])
  } finally {
    waiting.abort()
  }
}
