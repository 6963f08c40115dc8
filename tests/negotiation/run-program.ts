import {type ChildProcess, spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import net from 'node:net'
import {setTimeout as wait} from 'node:timers/promises'
import {findPort} from '../find-port.js'
import type {RunningHost} from './emulated-host.js'

/**
 * Runs a program that listens on a port, and waits until it accepts connections.
 *
 * @param createCommand - Returns the program and its arguments.
 */
export async function runProgram(
  createCommand: (port: number) => readonly string[],
  env: Readonly<Record<string, string>> = {}
): Promise<RunningHost> {
  const port = await findPort()
  const [program = '', ...args] = createCommand(port)
  const child = spawn(program, args, {
    env: {...process.env, ...env},
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = once(child, 'exit')
  try {
    await waitForPort(port, child)
  } catch {
    child.kill()
    throw new Error(`${program} doesn't listen on port ${port}.\n${errors}`)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill()
      await ended
    }
  }
}

/** Waits up to 20 seconds until a program accepts connections. */
async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 400 && child.exitCode === null; attempt++) {
    if (await isOpen(port)) return
    await wait(50)
  }
  throw new Error('The program has ended or is too slow.')
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

/** Returns whether a program that accepts `-v` is installed. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v']).status === 0
}
