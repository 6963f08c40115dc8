import {fork} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {compiledModule} from '@lectern/shared/files/package-folder'
import {relativePath} from '@lectern/shared/files/relative-path'
import {findQuoted} from '@lectern/shared/problems/find-quoted'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {resolveTypeDoc} from './resolve-typedoc.js'
import {readRun, storeRun} from './stored-run.js'
import type {TypeDocNote, TypeDocResult, TypeDocTask} from './typedoc-message.js'

/** Code that a reference documents. Paths are relative to the site root. */
export interface DocumentedCode {
  entryPoints: readonly string[]
  tsconfig?: string | undefined
}

/** Result of running TypeDoc. */
export interface TypeDocRun {
  /** Absolute path of the JSON file. Absent if TypeDoc has never written one. */
  json?: string | undefined
  /** Absolute paths of the files that the result depends on. */
  files: readonly string[]
  problems: readonly SiteProblem[]
}

/**
 * Runs TypeDoc unless its result for the same code is in the cache. It runs in its own process and
 * in the folder of the `tsconfig.json`, like `npx typedoc` there, so that its configuration file is
 * found.
 *
 * Problems: `typedoc-missing`, `typedoc-not-installed`, `typedoc-failed`, `typedoc-warning`.
 *
 * @param name - Name of the files in the cache.
 */
export async function runTypeDoc(
  {siteDir, configSource}: Pick<SiteContext, 'siteDir' | 'configSource'>,
  code: DocumentedCode,
  name: string
): Promise<TypeDocRun> {
  const named = [...code.entryPoints, code.tsconfig ?? []].flat()
  const paths = named.map((file) => path.resolve(siteDir, file))
  const missing = named.filter((_, index) => !fs.existsSync(paths[index] ?? ''))
  if (missing.length > 0)
    return {files: paths, problems: missing.map((file) => describeMissing(file, configSource))}
  const installed = resolveTypeDoc(siteDir)
  if (!installed) return {files: paths, problems: [describeAbsence(configSource)]}
  const folder = path.join(siteDir, '.site', 'cache', 'typedoc')
  const task: TypeDocTask = {
    typeDoc: installed.main,
    entryPoints: paths.slice(0, code.entryPoints.length),
    tsconfig: findTsConfig(siteDir, code),
    output: path.join(folder, `${name}.json`)
  }
  const stored = path.join(folder, `${name}-run.json`)
  const key = hashValue([task, installed.versions])
  const known = readRun(stored, key)
  const isKnown = known && (!known.isWritten || fs.existsSync(task.output))
  const result = isKnown ? known : await runChild(task)
  if (!isKnown) storeRun(stored, key, result)
  const problems = result.notes.map((note) => describeNote(siteDir, note))
  // After an error, the last reference stays available in development.
  const json = fs.existsSync(task.output) ? task.output : undefined
  return {json, files: result.inputs.map(([file]) => file), problems}
}

/** Returns the configured `tsconfig.json`, or the closest one above the first entry point. */
function findTsConfig(siteDir: string, {entryPoints, tsconfig}: DocumentedCode) {
  if (tsconfig !== undefined) return path.resolve(siteDir, tsconfig)
  let folder = path.resolve(siteDir, entryPoints[0] ?? '')
  while (path.dirname(folder) !== folder) {
    folder = path.dirname(folder)
    const file = path.join(folder, 'tsconfig.json')
    if (fs.existsSync(file)) return file
  }
  return undefined
}

function runChild(task: TypeDocTask): Promise<TypeDocResult> {
  const {tsconfig = task.entryPoints[0] ?? ''} = task
  return new Promise((resolve, reject) => {
    // Output is only used if the process ends without a result.
    const child = fork(compiledModule('plugin-typedoc', 'run/typedoc-child'), {
      cwd: path.dirname(tsconfig),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc']
    })
    let result: TypeDocResult | undefined
    let output = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.once('message', (message) => {
      result = message as TypeDocResult
    })
    child.once('error', reject)
    child.once('close', () => resolve(result ?? describeCrash(output)))
    child.send(task)
  })
}

function describeCrash(output: string): TypeDocResult {
  const message = output.trim().split('\n').at(-1) || 'The process ended without a result.'
  return {isWritten: false, inputs: [], notes: [{message, isError: true}]}
}

type ConfigSource = SiteContext['configSource']

function describeMissing(file: string, source: ConfigSource): SiteProblem {
  return {
    code: 'typedoc-missing',
    message: `The file ${file} is missing.`,
    position: findQuoted(file, source),
    hint: 'Set `entryPoints` and `tsconfig` to paths relative to the site root.'
  }
}

function describeAbsence(source: ConfigSource): SiteProblem {
  return {
    code: 'typedoc-not-installed',
    message: "The `entryPoints` option needs TypeDoc and TypeScript, which aren't installed.",
    position: findQuoted('typedoc', source),
    hint: 'Run `npm install --save-dev typedoc typescript@5`.'
  }
}

function describeNote(
  siteDir: string,
  {message, isError, file, ...place}: TypeDocNote
): SiteProblem {
  return {
    code: isError ? 'typedoc-failed' : 'typedoc-warning',
    message: `TypeDoc: ${message}`,
    ...(file !== undefined && {position: {file: relativePath(siteDir, file), ...place}}),
    hint: adviseOn(message, isError),
    ...(!isError && {policy: 'warn' as const})
  }
}

function adviseOn(message: string, isError: boolean): string {
  if (isError)
    return 'Fix the code, or set `skipErrorChecking` in `typedoc.json` to document it despite type errors.'
  // TypeDoc links the code in repositories, and warns if it doesn't know their URL.
  if (/\bgit remote\b/.test(message))
    return 'Add a remote to the Git repository, or set `disableSources` to `true` or `sourceLinkTemplate` in `typedoc.json`.'
  return 'Fix the code or the comment, or change the setting in `typedoc.json`.'
}
