import {spawn} from 'node:child_process'
import {cpSync, mkdtempSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {inject} from 'vitest'
import {listFiles} from './list-files.js'

const TESTS = fileURLToPath(new URL('.', import.meta.url))
/** The compiled program. */
export const CLI = fileURLToPath(new URL('../packages/core/bin/site.mjs', import.meta.url))

/** The result of a CLI command. */
export interface SiteRun {
  exitCode: number
  stdout: string
  stderr: string
}

/** The result of building a site. */
export interface SiteBuild extends SiteRun {
  /** Copy of the fixture outside the repository. Tests can edit it and build again. */
  siteDir: string
  outDir: string
  /** Reads an output file, such as `docs/index.html`. Throws if it's missing. */
  read(file: string): string
  /** Lists output files whose path matches, sorted. */
  list(name?: RegExp): string[]
}

/** Options of a build. */
export interface BuildOptions {
  /** Options of `site build`, such as `['--no-minify']`. */
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Milliseconds after which the command is killed. By default, it isn't. */
  timeout?: number
}

/** Copies `fixtures/<name>`, or a folder in `tests` such as `errors/<code>`, and builds the copy. */
export async function buildFixture(name: string, options?: BuildOptions): Promise<SiteBuild> {
  return buildSite(copyFixture(name), options)
}

/** Copies a fixture without building it. A name without a slash means `fixtures/<name>`. */
export function copyFixture(name: string): string {
  const source = path.resolve(TESTS, name.includes('/') ? name : path.join('fixtures', name))
  const siteDir = mkdtempSync(path.join(inject('temporaryFolder'), `${path.basename(source)}-`))
  cpSync(source, siteDir, {recursive: true})
  return siteDir
}

/** Builds a folder in place. A second call for the same folder is a warm build. */
export async function buildSite(siteDir: string, options?: BuildOptions): Promise<SiteBuild> {
  const run = await runSite(['build', siteDir, ...(options?.args ?? [])], siteDir, options)
  return openBuild(run, siteDir)
}

/** Describes the result of a build command. */
export function openBuild(run: SiteRun, siteDir: string): SiteBuild {
  const outDir = path.join(siteDir, 'build')
  return {
    ...{...run, siteDir, outDir},
    read: (file) => readFileSync(path.join(outDir, file), 'utf8'),
    list: (name) => listFiles(outDir, name)
  }
}

/** Runs a command of the compiled CLI as in CI, and waits until it exits. */
export async function runSite(
  args: readonly string[],
  cwd: string,
  {env = {}, timeout}: Omit<BuildOptions, 'args'> = {}
): Promise<SiteRun> {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd,
    env: {...process.env, CI: 'true', NO_COLOR: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
    killSignal: 'SIGKILL'
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
  return {exitCode, stdout, stderr}
}
