import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {EmittedFiles} from './emitted-files.js'
import type {LoaderUse} from './webpack-changes.js'

/** A file and the loaders that turn it into a module. */
export interface LoaderJob {
  siteDir: string
  file: string
  /** Query of the import, including the question mark, or an empty string. */
  query: string
  /** The loader that runs last is first. */
  loaders: readonly LoaderUse[]
  side: 'client' | 'server'
  isProduction: boolean
  resolve(folder: string, request: string): Promise<string>
}

/** Result of loaders. */
export interface LoadedFile {
  content: string | Buffer
  /** Absolute paths of all files that the result depends on. */
  dependencies: readonly string[]
  warnings: readonly string[]
  /** Files that the module refers to. */
  emitted: EmittedFiles
}

type LoaderFunction = (this: object, ...values: unknown[]) => unknown

interface Loader {
  name: string
  file: string
  run: LoaderFunction
  pitch: LoaderFunction | undefined
  isRaw: boolean
  options: unknown
  data: object
}

/** Loaders that only return the text of a file, also if their package isn't installed. */
const TEXT_LOADER = /\braw-loader\b/

/** Runs webpack loaders without webpack. Loaders that need its compiler fail. */
export async function runLoaders(job: LoaderJob): Promise<LoadedFile> {
  const loaders = await Promise.all(job.loaders.map((use) => importLoader(use, job.siteDir)))
  const dependencies = new Set([job.file])
  const warnings: string[] = []
  const emitted = new Map<string, string | Uint8Array>()
  const call = (index: number, run: LoaderFunction, values: readonly unknown[]) =>
    callLoader(createContext({job, loaders, index, dependencies, warnings, emitted}), run, values)
  let start = loaders.length - 1
  let values: readonly unknown[] = []
  for (const [index, {pitch, data}] of loaders.entries()) {
    if (!pitch) continue
    const rest = loaders.slice(index + 1).map(({file}) => file)
    const before = loaders.slice(0, index).map(({file}) => file)
    const found = await call(index, pitch, [
      [...rest, job.file + job.query].join('!'),
      before.join('!'),
      data
    ])
    if (found[0] === undefined) continue
    values = found
    start = index - 1
    break
  }
  if (values.length === 0) values = [await fs.promises.readFile(job.file)]
  for (let index = start; index >= 0; index--) {
    const loader = loaders[index]
    if (!loader) continue
    const [content, ...others] = values
    values = await call(index, loader.run, [convert(content, loader.isRaw), ...others])
  }
  const [content] = values
  if (typeof content !== 'string' && !Buffer.isBuffer(content))
    throw new Error('The last loader returned neither text nor a buffer')
  return {content, dependencies: [...dependencies], warnings, emitted}
}

async function importLoader({name, options}: LoaderUse, siteDir: string): Promise<Loader> {
  const base = {name, options, data: {}}
  const file = findLoader(name, siteDir)
  if (file === undefined && TEXT_LOADER.test(name))
    return {...base, file: name, run: exportText, pitch: undefined, isRaw: false}
  if (file === undefined) throw new Error(`The package ${name} isn't installed`)
  const imported = (await import(pathToFileURL(file).href)) as UnknownRecord
  const loaded = imported.default
  // A CommonJS module that was compiled from an ES module.
  const isCompiled = isRecord(loaded) && typeof loaded.default === 'function'
  const run = isCompiled ? loaded.default : loaded
  if (typeof run !== 'function') throw new Error(`${name} doesn't export a function`)
  const {pitch, raw} = {...imported, ...(loaded as object), ...run} as UnknownRecord
  return {
    ...base,
    file,
    run: run as LoaderFunction,
    pitch: typeof pitch === 'function' ? (pitch as LoaderFunction) : undefined,
    isRaw: raw === true
  }
}

/** Returns whether a loader is installed or built in. */
export function canLoad(name: string, siteDir: string): boolean {
  return TEXT_LOADER.test(name) || findLoader(name, siteDir) !== undefined
}

/** Returns the file of a loader, or `undefined` if it isn't installed. */
function findLoader(name: string, siteDir: string): string | undefined {
  const require = createRequire(path.join(siteDir, 'package.json'))
  try {
    return require.resolve(name)
  } catch {
    return undefined
  }
}

function exportText(content: unknown): string {
  return `export default ${JSON.stringify(content)}`
}

function convert(content: unknown, isRaw: boolean): unknown {
  if (isRaw) return typeof content === 'string' ? Buffer.from(content) : content
  return Buffer.isBuffer(content) ? content.toString('utf8').replace(/^\uFEFF/, '') : content
}

/** Calls a loader that returns a value or a promise, or calls back. */
function callLoader(
  context: Record<string, unknown>,
  run: LoaderFunction,
  values: readonly unknown[]
): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    let isAsync = false
    const callback = (error: unknown, ...results: unknown[]) => {
      isAsync = true
      if (error) reject(error instanceof Error ? error : new Error(String(error)))
      else resolve(results)
    }
    Object.assign(context, {
      callback,
      async: () => {
        isAsync = true
        return callback
      }
    })
    Promise.resolve()
      .then(() => run.apply(context, [...values]))
      .then((result) => {
        if (!isAsync) resolve([result])
      }, reject)
  })
}

interface ContextInput {
  job: LoaderJob
  loaders: readonly Loader[]
  index: number
  dependencies: Set<string>
  warnings: string[]
  emitted: Map<string, string | Uint8Array>
}

/** Creates the value of `this` in a loader. */
function createContext(input: ContextInput): Record<string, unknown> {
  const {job, loaders, index, dependencies, warnings, emitted} = input
  const {file, query, siteDir, side, isProduction} = job
  const loader = loaders[index]
  const addDependency = (name: string) => void dependencies.add(name)
  const ignore = () => {}
  return {
    version: 2,
    webpack: true,
    mode: isProduction ? 'production' : 'development',
    target: side === 'client' ? 'web' : 'node',
    sourceMap: false,
    minimize: isProduction,
    hot: false,
    environment: {},
    fs,
    rootContext: siteDir,
    context: path.dirname(file),
    resource: file + query,
    resourcePath: file,
    resourceQuery: query,
    resourceFragment: '',
    loaders: loaders.map(({file: loaderFile, options}) => ({path: loaderFile, options})),
    loaderIndex: index,
    data: loader?.data ?? {},
    query: loader?.options ?? '',
    getOptions: () => loader?.options ?? {},
    cacheable: ignore,
    addDependency,
    dependency: addDependency,
    addContextDependency: ignore,
    addMissingDependency: ignore,
    addBuildDependency: ignore,
    clearDependencies: () => dependencies.clear(),
    getDependencies: () => [...dependencies],
    emitFile: (name: string, content: string | Uint8Array) => void emitted.set(name, content),
    emitWarning: (warning: unknown) => void warnings.push(String(warning)),
    emitError(error: unknown) {
      throw error instanceof Error ? error : new Error(String(error))
    },
    getLogger: () => console,
    ...createResolvers(job),
    utils: {
      contextify: (folder: string, request: string) => path.relative(folder, request),
      absolutify: (folder: string, request: string) => path.resolve(folder, request)
    }
  }
}

type Callback = (error: unknown, result?: string) => void

/** Creates `resolve` and `getResolve`, which return promises or call back. */
function createResolvers({resolve}: LoaderJob): Record<string, unknown> {
  const call = (folder: string, request: string, callback?: Callback) => {
    const found = resolve(folder, request)
    if (!callback) return found
    found.then((result) => callback(null, result), callback)
    return undefined
  }
  return {resolve: call, getResolve: () => call}
}
