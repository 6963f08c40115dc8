import {spawn} from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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

const CLI = fileURLToPath(new URL('../packages/core/bin/site.mjs', import.meta.url))
const FIXTURES = fileURLToPath(new URL('fixtures', import.meta.url))

/** A site that the development server shows while a test changes it; files are relative to it. */
export interface DevServer {
  /** Without a slash at its end. */
  origin: string
  siteDir: string
  write(file: string, text: string): void
  /** Change a file by replacing a part of it, which must be there. */
  edit(file: string, part: string, replacement: string): void
  rename(file: string, name: string): void
  remove(file: string): void
  /** What the server has printed since the test began. */
  output(): string
  /** Put the site back to what it was at first, and wait until the server knows. */
  restore(): Promise<void>
  /** End the server as Ctrl+C does; a copy of the fixture goes with it. */
  stop(): Promise<void>
}

/** How to start otherwise than on a copy of the fixture `dev`. */
export interface DevServerOptions {
  /** Name of another fixture. */
  fixture?: string
  /** A site that is there. */
  siteDir?: string
  /** Text of files to write before the start. */
  files?: Readonly<Record<string, string>>
  /** Changes the copy of the fixture first. */
  prepare?(siteDir: string): void
  /** Packages to install before the start: their folders in `node_modules`, by name. */
  packages?: Readonly<Record<string, string>>
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** `serve` shows what was built. */
  command?: 'start' | 'serve'
  /** Program that takes the place of `site <command> <siteDir>`. */
  script?: string
}

/** Start the compiled CLI's development server on a port that is free. */
export async function startDevServer(options: DevServerOptions = {}): Promise<DevServer> {
  const siteDir = options.siteDir ?? copyFixture(options.fixture)
  options.prepare?.(siteDir)
  for (const [file, text] of Object.entries(options.files ?? {})) writeIn(siteDir, file, text)
  installPackages(siteDir, options.packages ?? {})
  const original = options.siteDir ? new Map<string, string>() : readTree(siteDir)
  const program = options.script ? [options.script] : [CLI, options.command ?? 'start', siteDir]
  const child = spawn(process.execPath, [...program, ...(options.args ?? ['--port', '0'])], {
    // Plugins such as Tailwind find their files from there.
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
    output: outputSince,
    async restore() {
      start = output.length
      if (restoreTree(siteDir, original)) await waitFor(() => outputSince().includes('updated '))
      start = output.length
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      // What was there before is not the test's to remove.
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

/** Contents of an author's files, by path relative to the site. */
function readTree(siteDir: string): Map<string, string> {
  if (!existsSync(siteDir)) return new Map()
  const files = readdirSync(siteDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(?:\.site|build|node_modules)(?:\/|$)/.test(file))
  return new Map(files.map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]))
}

/** Whether something had to be put back. */
function restoreTree(siteDir: string, original: ReadonlyMap<string, string>): boolean {
  const current = readTree(siteDir)
  const added = [...current.keys()].filter((file) => !original.has(file))
  const changed = [...original].filter(([file, text]) => current.get(file) !== text)
  for (const file of added) rmSync(path.join(siteDir, file))
  for (const [file, text] of changed) writeIn(siteDir, file, text)
  return added.length + changed.length > 0
}

/** Wait until something holds, for ten seconds at most; the test that comes next says what is missing. */
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
