import {type ChildProcess, spawn} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import type {Step} from './read-steps.js'

type CommandStep = Extract<Step, {kind: 'command'}>
type VisitStep = Extract<Step, {kind: 'visit'}>

/** Commands that run until they're stopped, with a free port instead of 3000. */
const SERVERS: Readonly<Record<string, string>> = {
  'npm start': 'npm start -- --port 0',
  'npm run serve': 'npm run serve -- --port 0'
}
/** Maximum time until a server shows a saved file, in milliseconds. */
const TIMEOUT = 30_000

interface Server {
  child: ChildProcess
  ended: Promise<unknown>
  output: string
  origin: string
}

/** A reader's terminals and browser. */
export interface TutorialSession {
  /** Runs a step. Throws if the result differs from the tutorial. */
  follow(step: Step): Promise<void>
  /** URL of the last page that was opened. */
  lastUrl(): string
  /** Current folder of the terminal. */
  cwd(): string
  end(): Promise<void>
}

/** Starts a session in a folder, which the tutorial calls `/home/ada`. */
export function startSession(home: string, env: NodeJS.ProcessEnv): TutorialSession {
  let cwd = home
  let server: Server | undefined
  let url = ''
  const stop = async () => {
    if (server?.child.pid) process.kill(-server.child.pid, 'SIGINT')
    await server?.ended
    server = undefined
  }
  const runCommand = async (step: CommandStep) => {
    const code = step.code.trim()
    const program = SERVERS[code]
    if (program !== undefined) {
      await stop()
      server = startServer(program, cwd, env)
      await waitForOrigin(server, step)
      expectOutput(step, normalize(server.output, home))
      return
    }
    const {exitCode, output, folder} = await runShell(code, cwd, env)
    const isFailure = step.output.some((line) => line.startsWith('error '))
    if ((exitCode !== 0) !== isFailure)
      throw new Error(`${step.location}: exit code ${exitCode}\n${output}`)
    expectOutput(step, normalize(output, home))
    cwd = folder
  }
  return {
    cwd: () => cwd,
    lastUrl: () => url,
    end: stop,
    async follow(step) {
      if (step.kind === 'file') writeIn(cwd, step.path, step.text)
      else if (step.kind === 'command') await runCommand(step)
      else if (step.kind === 'stop') await stop()
      else if (step.kind === 'visit') {
        if (!server) throw new Error(`${step.location}: no server is running`)
        url = server.origin + step.url
        await openPage(step, url, server)
      }
    }
  }
}

function writeIn(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
  writeFileSync(path.join(folder, file), text)
}

async function runShell(code: string, cwd: string, env: NodeJS.ProcessEnv) {
  // The next command starts in the folder where this one ends.
  const script = `set -e\n${code}\nprintf '\\n%s' "folder:$PWD"`
  const child = spawn('bash', ['-c', script], {cwd, env, stdio: ['ignore', 'pipe', 'pipe']})
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const [text = '', folder = cwd] = output.split('\nfolder:')
  return {exitCode, output: text, folder}
}

function startServer(program: string, cwd: string, env: NodeJS.ProcessEnv): Server {
  const child = spawn('bash', ['-c', program], {cwd, env, detached: true})
  const ended = new Promise((resolve) => child.once('close', resolve))
  const server = {child, ended, output: '', origin: ''}
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      server.output += text
    })
  return server
}

async function waitForOrigin(server: Server, {location}: CommandStep): Promise<void> {
  const end = Date.now() + TIMEOUT
  while (Date.now() < end) {
    const origin = /http:\/\/localhost:\d+/.exec(server.output)?.[0]
    if (origin) {
      server.origin = origin
      return
    }
    await wait(50)
  }
  throw new Error(`${location}: the server didn't start\n${server.output}`)
}

/**
 * Waits until a page contains all phrases, because a server needs a moment to notice a saved file.
 */
async function openPage(
  {location, phrases}: VisitStep,
  url: string,
  server: Server
): Promise<void> {
  const end = Date.now() + TIMEOUT
  let found = ''
  while (Date.now() < end) {
    const response = await fetch(url)
    const text = readText(await response.text())
    const missing = phrases.filter((phrase) => !text.includes(phrase))
    if (response.status === 200 && missing.length === 0) return
    found = `${url}: status ${response.status}, without ${JSON.stringify(missing)}\n${text}`
    await wait(100)
  }
  throw new Error(`${location}: ${found}\n${server.output}`)
}

function readText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
}

/** Checks that the expected lines are printed in order. `…` matches any text. */
function expectOutput({location, output: promised}: CommandStep, printed: string): void {
  const lines = printed.split('\n').map((line) => line.trimEnd())
  let next = 0
  for (const promise of promised.map((line) => normalize(line))) {
    if (promise === '…' || promise === '') continue
    const index = lines.findIndex((line, at) => at >= next && isLike(line, promise))
    if (index < 0) throw new Error(`${location}: "${promise}" isn't printed.\n${printed}`)
    next = index + 1
  }
}

function isLike(line: string, promise: string): boolean {
  const [start = '', ...rest] = promise.split('…')
  const end = rest.at(-1)
  return end === undefined ? line === start : line.startsWith(start) && line.endsWith(end)
}

/** Replaces text that differs between machines. */
function normalize(output: string, home?: string): string {
  const text = home === undefined ? output : output.replaceAll(home, '/home/ada')
  return text
    .replaceAll(/localhost:\d+/g, 'localhost:3000')
    .replaceAll(/\b\d+(?:\.\d+)? ?m?s\b/g, '<time>')
    .replaceAll(/\b\d+ added\b/g, '<number> added')
}
