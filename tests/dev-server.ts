import {spawn} from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import {installPackages} from './install-packages.js'
import {listFiles} from './list-files.js'

const CLI = fileURLToPath(new URL('../packages/core/bin/site.mjs', import.meta.url))
const FIXTURES = fileURLToPath(new URL('fixtures', import.meta.url))

/** A development server for a site that a test edits. Files are relative to the site. */
export interface DevServer {
  /** Origin without a trailing slash. */
  origin: string
  siteDir: string
  write(file: string, text: string): void
  /** Replaces a part of a file. Throws if the part is missing. */
  edit(file: string, part: string, replacement: string): void
  rename(file: string, name: string): void
  remove(file: string): void
  /** Runs a function while the server is suspended, so that it sees all changes at the same time. */
  suspend(change: () => void): void
  /** Returns the server's output since the start of the test. */
  output(): string
  /** Restores the site's original files and waits until the server has updated. */
  restore(): Promise<void>
  /** Stops the server as Ctrl+C does, and deletes the copy of the fixture. */
  stop(): Promise<void>
}

/** Options of the development server. By default, it uses a copy of the fixture `dev`. */
export interface DevServerOptions {
  /** Name of the fixture. */
  fixture?: string
  /** Existing site to use instead of a fixture. */
  siteDir?: string
  /** Files to write before the start, as text by path. */
  files?: Readonly<Record<string, string>>
  /** Edits the copy of the fixture before the start. */
  prepare?(siteDir: string): void
  /** Packages to install before the start: their folders in `node_modules`, by name. */
  packages?: Readonly<Record<string, string>>
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** `serve` serves the built site. */
  command?: 'start' | 'serve'
  /** Program to run instead of `site <command> <siteDir>`. */
  script?: string
}

/** Starts the compiled CLI's development server on a free port. */
export async function startDevServer(options: DevServerOptions = {}): Promise<DevServer> {
  const siteDir = options.siteDir ?? copyFixture(options.fixture)
  options.prepare?.(siteDir)
  for (const [file, text] of Object.entries(options.files ?? {})) writeIn(siteDir, file, text)
  installPackages(siteDir, options.packages ?? {})
  const original = options.siteDir ? new Map<string, string>() : readTree(siteDir)
  const program = options.script ? [options.script] : [CLI, options.command ?? 'start', siteDir]
  const child = spawn(process.execPath, [...program, ...(options.args ?? ['--port', '0'])], {
    // Plugins such as Tailwind resolve files from the working directory.
    cwd: options.siteDir ? process.cwd() : siteDir,
    env: {...process.env, CI: 'true', NO_COLOR: '1', ...options.env}
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const origin = await waitForOrigin(() => output, ended)
  let start = 0
  const outputSince = () => output.slice(start)
  return {
    origin,
    siteDir,
    write: (file, text) => writeIn(siteDir, file, text),
    edit(file, part, replacement) {
      const text = readFileSync(path.join(siteDir, file), 'utf8')
      if (!text.includes(part)) throw new Error(`${file} does not hold “${part}”.`)
      writeIn(siteDir, file, text.replace(part, replacement))
    },
    rename: (file, name) => renameSync(path.join(siteDir, file), path.join(siteDir, name)),
    remove: (file) => rmSync(path.join(siteDir, file), {recursive: true}),
    suspend(change) {
      child.kill('SIGSTOP')
      change()
      child.kill('SIGCONT')
    },
    output: outputSince,
    async restore() {
      start = output.length
      if (restoreTree(siteDir, original)) await waitFor(() => outputSince().includes('updated '))
      start = output.length
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      // An existing site isn't deleted.
      if (!options.siteDir) rmSync(path.dirname(siteDir), {recursive: true, force: true})
    }
  }
}

function copyFixture(name = 'dev'): string {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-dev-'))
  const siteDir = path.join(folder, 'site')
  cpSync(path.join(FIXTURES, name), siteDir, {recursive: true})
  return siteDir
}

function writeIn(siteDir: string, file: string, text: string): void {
  const target = path.join(siteDir, file)
  mkdirSync(path.dirname(target), {recursive: true})
  writeFileSync(target, text)
}

/** Reads a site's source files by relative path. */
function readTree(siteDir: string): Map<string, string> {
  if (!existsSync(siteDir)) return new Map()
  const files = listFiles(siteDir).filter(
    (file) => !/^(?:\.site|build|node_modules)(?:\/|$)/.test(file)
  )
  return new Map(files.map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]))
}

/** Restores source files. Returns whether any had changed. */
function restoreTree(siteDir: string, original: ReadonlyMap<string, string>): boolean {
  const current = readTree(siteDir)
  const added = [...current.keys()].filter((file) => !original.has(file))
  const changed = [...original].filter(([file, text]) => current.get(file) !== text)
  for (const file of added) rmSync(path.join(siteDir, file))
  for (const [file, text] of changed) writeIn(siteDir, file, text)
  return added.length + changed.length > 0
}

/** Waits up to ten seconds for a condition. If it isn't met, the next assertion of the test fails. */
async function waitFor(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries++) await wait(50)
}

async function waitForOrigin(output: () => string, ended: Promise<unknown>): Promise<string> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  for (;;) {
    const address = /http:\/\/localhost:\d+/.exec(output())?.[0]
    if (address) return address
    if (hasEnded) throw new Error(`The development server did not start:\n${output()}`)
    await wait(20)
  }
}
