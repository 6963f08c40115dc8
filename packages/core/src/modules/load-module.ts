import {existsSync} from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {relativePath} from '@lectern/shared/files/relative-path'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {replaceFile} from '@lectern/shared/cache/replace-file'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {runUserCode} from '@lectern/shared/problems/user-code'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {hashCode} from './code-hash.js'
import {type BundledModule, bundleModule} from './compile-module.js'
import {followReads} from './follow-reads.js'
import type {ModuleFormat} from './convert-module.js'
import {findThrownPosition} from './find-source-position.js'
import {parseJsonFile} from './parse-data-file.js'
import {findPackageFile, type PackageUse} from './site-packages.js'

/**
 * Loads Node modules written by the site's author, such as the configuration, sidebars and local
 * plugins.
 */
export interface ModuleLoader {
  /** Returns the default export of a module or JSON file. The path is absolute. */
  load(absolutePath: string): Promise<unknown>
  /**
   * Returns the default export of a module or, if it's a function, its result. Errors in the
   * function are reported as errors of the module.
   */
  loadResult(absolutePath: string): Promise<unknown>
  /** Returns all exports of a module. For CommonJS, that's `module.exports`. */
  loadAll(absolutePath: string): Promise<LoadedModule>
  /** Returns the absolute paths of all files that were loaded or couldn't be loaded. */
  files(): ReadonlySet<string>
  /**
   * Returns the absolute paths of all files that the code has read itself, such as files that it
   * loads with its own `require` function.
   */
  readFiles(): ReadonlySet<string>
  /** Returns whether a loaded module may read the current language. */
  readsLocale(): boolean
  /** Registers a package file that Node has loaded directly, by absolute path. */
  notePackage(absolutePath: string): void
  /**
   * Call this once all code that affects how content is compiled is loaded. Returns a function that
   * hashes the code's inputs other than `files`: packages, and the files that the code has read.
   */
  settle(): () => Promise<string>
}

/** Exports of a module. */
export interface LoadedModule {
  /** The default export. */
  exported: unknown
  /** The whole module. */
  module: unknown
}

interface ModuleLoaderSettings {
  siteDir: string
  /** Folder for compiled modules in the cache. */
  cacheDir: string
  /** Folders in which packages are looked up if the site hasn't installed them. */
  generatorDirs: readonly string[]
  /** Absolute paths of replacements for packages that aren't installed, by package name. */
  fallbacks?: Readonly<Record<string, string>>
  /** Absolute paths of replacements for packages, even if they're installed, by package name. */
  replacements?: Readonly<Record<string, string>>
  /** Hash of the code that compiles modules. A change compiles all modules again. */
  loaderHash: string
  /** Environment variable with the current language. Modules that read it run once per language. */
  localeVariable?: string | undefined
}

/** A compiled module, with its inputs and a hash of its code. The hash is also its filename. */
interface CompiledModule extends BundledModule {
  /**
   * Hash of the module's path and the compiler. The path matters because the code contains absolute
   * paths.
   */
  origin: string
}

/**
 * Creates a loader for TypeScript and JavaScript modules. It bundles a module's own files with
 * esbuild and keeps packages external. Results are cached by a hash of their inputs, so the
 * compiler runs only if a module has changed.
 *
 * @throws SiteError `module-invalid` for a syntax error or a missing import, `module-failed` if the
 *   module throws an error.
 */
export function createModuleLoader(settings: ModuleLoaderSettings): ModuleLoader {
  const files = new Set<string>()
  const packages = new Set<string>()
  const locales = new Set<string>()
  const reads = followReads()
  const loadAll = async (absolutePath: string, use = keepModule): Promise<LoadedModule> => {
    const file = relativePath(settings.siteDir, absolutePath)
    files.add(absolutePath)
    if (absolutePath.endsWith('.json')) {
      const module = parseJsonFile(await fs.readFile(absolutePath, 'utf8'), file)
      return {exported: module, module}
    }
    const compiled = await compileModule(absolutePath, settings, 'cjs')
    for (const input of Object.keys(compiled.inputs))
      files.add(path.resolve(settings.siteDir, input))
    for (const {file: used} of compiled.packages)
      if (used && path.isAbsolute(used)) packages.add(used)
    const url = await createModuleUrl(compiled.file, settings)
    if (url.search) locales.add(url.search)
    return runModule(absolutePath, compiled, {...settings, use, url})
  }
  return {
    files: () => files,
    readFiles: () => reads.files,
    readsLocale: () => locales.size > 0,
    notePackage: (file) => packages.add(file),
    settle: () => {
      reads.end()
      const {siteDir, cacheDir, generatorDirs} = settings
      const code = {siteDir, cacheDir, generatorDirs, reads, packages: new Set(packages)}
      let hash: Promise<string> | undefined
      return () => {
        hash ??= hashCode(code)
        return hash
      }
    },
    loadAll: (absolutePath) => loadAll(absolutePath),
    loadResult: async (absolutePath) => (await loadAll(absolutePath, callModule)).exported,
    load: async (absolutePath) => (await loadAll(absolutePath)).exported
  }
}

/** Uses a module after it has run. */
type UseModule = (module: LoadedModule) => Promise<LoadedModule>

const keepModule: UseModule = async (module) => module

const callModule: UseModule = async ({exported, module}) => ({
  exported: typeof exported === 'function' ? await (exported as () => unknown)() : exported,
  module
})

/** Returns the URL of a compiled module. Node runs a module once per URL. */
async function createModuleUrl(
  compiled: string,
  {localeVariable}: Pick<ModuleLoaderSettings, 'localeVariable'>
): Promise<URL> {
  const url = pathToFileURL(compiled)
  if (localeVariable === undefined) return url
  const code = await fs.readFile(compiled, 'utf8')
  if (code.includes(localeVariable)) url.search = `locale=${process.env[localeVariable] ?? ''}`
  return url
}

/** Runs a compiled module. */
async function runModule(
  absolutePath: string,
  {file: compiled, format}: CompiledFile,
  settings: ModuleLoaderSettings & {use: UseModule; url?: URL}
): Promise<LoadedModule> {
  const file = relativePath(settings.siteDir, absolutePath)
  try {
    return await runUserCode(file, async () => {
      const {url = pathToFileURL(compiled)} = settings
      const loaded = (await import(url.href)) as {default?: unknown}
      return settings.use(readExports(format === 'cjs' ? loaded.default : loaded))
    })
  } catch (error) {
    if (format === 'cjs' && requiresAsync(error)) {
      const asModule = await compileModule(absolutePath, settings, 'esm')
      const url = await createModuleUrl(asModule.file, settings)
      return runModule(absolutePath, asModule, {...settings, url})
    }
    throw new SiteError(
      {
        code: 'module-failed',
        message: `${file} threw an error: ${messageOf(error)}.`.replace(/\.\.$/, '.'),
        position: findThrownPosition(error, compiled) ?? {file},
        hint: 'Fix the error in the file.'
      },
      {cause: error}
    )
  }
}

/** Returns whether a package has to be imported, because it uses top-level await. */
function requiresAsync(error: unknown): boolean {
  return isRecord(error) && error.code === 'ERR_REQUIRE_ASYNC_MODULE'
}

function readExports(module: unknown): LoadedModule {
  const isModule =
    isRecord(module) &&
    ('__esModule' in module || Object.prototype.toString.call(module) === '[object Module]')
  if (!isModule) return {exported: module, module}
  // Without a default export, return all exports, as `require` does.
  const exported = 'default' in module || Object.keys(module).length === 0 ? module.default : module
  return {exported, module}
}

/** A compiled module's file in the cache. */
interface CompiledFile extends Pick<CompiledModule, 'inputs' | 'format' | 'packages'> {
  file: string
}

/** Compiles a module, or returns the cached file if its inputs haven't changed. */
async function compileModule(
  entry: string,
  settings: ModuleLoaderSettings,
  format: ModuleFormat
): Promise<CompiledFile> {
  const {siteDir, cacheDir, generatorDirs, fallbacks = {}, replacements = {}, loaderHash} = settings
  const name = hashContent(`${relativePath(siteDir, entry)}${format === 'cjs' ? '' : format}`)
  const record = path.join(cacheDir, 'modules', `${name}.json`)
  const origin = hashValue([entry, generatorDirs, fallbacks, replacements, loaderHash])
  const outFile = (code: string) => path.join(cacheDir, 'modules', `${name}-${code}.mjs`)
  const known = readCheckedJson<CompiledModule>(record)
  if (known?.origin === origin && (await isCurrent(known, outFile(known.code), siteDir)))
    return {...known, file: outFile(known.code)}
  const created = await bundleModule(entry, {
    ...{siteDir, generatorDirs, fallbacks, replacements, format}
  })
  const hash = hashContent(created.code)
  // Another plugin may be loading the same module at the same time.
  replaceFile(outFile(hash), created.code)
  writeCheckedJson(record, {...created, origin, code: hash} satisfies CompiledModule)
  return {...created, file: outFile(hash)}
}

/** Returns whether a compiled module, its inputs and its packages' paths are unchanged. */
async function isCurrent(
  {inputs, code, packages}: CompiledModule,
  file: string,
  siteDir: string
): Promise<boolean> {
  const hashes = {...inputs, [file]: code}
  const same = await Promise.all(
    Object.entries(hashes).map(
      async ([input, hash]) => (await hashFile(path.resolve(siteDir, input))) === hash
    )
  )
  return same.every(Boolean) && packages.every(resolvesToSameFile)
}

/** Returns whether a package still has the same path or is still missing. */
function resolvesToSameFile({request, folder, file}: PackageUse): boolean {
  const found = findPackageFile(request, folder)
  // The package was found from another folder, or only by the bundler.
  if (found === undefined) return file === undefined || existsSync(file)
  return found === file
}

async function hashFile(file: string): Promise<string | undefined> {
  try {
    return hashContent(await fs.readFile(file))
  } catch {
    // The file was deleted, which also counts as a change.
    return undefined
  }
}
