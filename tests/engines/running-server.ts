import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {closeSync, openSync, readFileSync} from 'node:fs'
import net from 'node:net'
import {setTimeout as wait} from 'node:timers/promises'

/** A server that a test started. */
export interface RunningServer {
  /** Stops the server and the processes that it started. */
  stop(): Promise<void>
}

/** How a server is started. */
export interface ServerOptions {
  command: readonly string[]
  cwd: string
  env?: Readonly<Record<string, string>>
  /** Absolute path of a file for the server's output. */
  logFile: string
  /** Whether the server accepts requests. */
  isReady: () => Promise<boolean>
}

/** Maximum time until a server is ready, in milliseconds. */
const READY_TIME = 60_000

/** Starts a server in its own process group, and waits until it's ready. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {command, cwd, env, logFile, isReady} = options
  const [program = '', ...args] = command
  const log = openSync(logFile, 'a')
  const child = spawn(program, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', log, log],
    detached: true
  })
  closeSync(log)
  const failure = once(child, 'error').then(([error]) => Promise.reject(error as Error))
  const stop = () => stopGroup(child)
  try {
    await Promise.race([failure, waitUntilReady(child, isReady)])
    return {stop}
  } catch (error) {
    await stop()
    const output = readFileSync(logFile, 'utf8')
    throw new Error(`${command.join(' ')} didn't start:\n${output}`, {cause: error})
  }
}

async function waitUntilReady(child: ChildProcess, isReady: () => Promise<boolean>) {
  for (let elapsed = 0; elapsed < READY_TIME; elapsed += 100) {
    if (child.exitCode !== null) throw new Error(`The server exited with code ${child.exitCode}.`)
    if (await isReady()) return
    await wait(100)
  }
  throw new Error('The server accepts no requests.')
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  const closed = once(child, 'close')
  process.kill(-child.pid, 'SIGTERM')
  await closed
}

/** Returns whether a server on this machine accepts connections. */
export function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
