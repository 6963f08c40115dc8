import fs from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import type {BuildFailure, Plugin} from 'esbuild'
import type {SiteProblem} from '@lectern/types'
import {makeCacheFolder} from '@lectern/shared/cache/cache-folder'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {equivalentModules} from './equivalent-modules.js'
import {findThrownPlace} from './find-thrown-place.js'
import {keepPlaces} from './keep-places.js'

/** Loads modules that a site's author wrote for Node: configuration, sidebars, local plugins. */
export interface ModuleLoader {
  /** The default export of a module, by absolute path; JSON files included. */
  load(absolutePath: string): Promise<unknown>
  /** Absolute paths of all files that went into what was loaded, or that could not be loaded. */
  files(): ReadonlySet<string>
}

interface ModuleLoaderSettings {
  siteDir: string
  /** Where compiled modules are kept. */
  cacheDir: string
  /** Where packages resolve when the site has none of its own. */
  generatorDirs: readonly string[]
  /** Hash of the code that compiles; what other code compiled is made again. */
  loaderHash: string
}

/** A compiled module: what it was made from, and the hash of its code, which is its file's name. */
interface CompiledModule {
  /** Hash of where it is and of what compiled it: its code holds absolute paths. */
  origin: string
  /** Hashes of its files, by path relative to the site. */
  inputs: Readonly<Record<string, string>>
  code: string
}

/**
 * Load TypeScript and JavaScript by bundling a module's own files with esbuild, packages left out.
 * The result is kept under the hash of its inputs, so that an unchanged module starts no compiler.
 *
 * @throws SiteError `module-invalid` (syntax error, missing import), `module-failed` (it threw).
 */
export function createModuleLoader(settings: ModuleLoaderSettings): ModuleLoader {
  const files = new Set<string>()
  return {
    files: () => files,
    async load(absolutePath) {
      const file = path.relative(settings.siteDir, absolutePath).replaceAll('\\', '/')
      files.add(absolutePath)
      if (absolutePath.endsWith('.json')) return readJson(absolutePath, file)
      const {compiled, inputs} = await compileModule(absolutePath, settings)
      for (const input of Object.keys(inputs)) files.add(path.resolve(settings.siteDir, input))
      try {
        const module = (await import(pathToFileURL(compiled).href)) as {default?: unknown}
        return module.default
      } catch (error) {
        throw new SiteError(
          {
            code: 'module-failed',
            message: `${file} cannot be run: ${messageOf(error)}.`.replace(/\.\.$/, '.'),
            position: findThrownPlace(error, compiled) ?? {file},
            hint: 'Correct what the file does when it is loaded.'
          },
          {cause: error}
        )
      }
    }
  }
}

async function readJson(absolutePath: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await fs.readFile(absolutePath, 'utf8')) as unknown
  } catch (error) {
    throw new SiteError(
      {
        code: 'module-invalid',
        message: `${file} is not valid JSON: ${messageOf(error)}.`,
        position: {file},
        hint: 'Correct the JSON; it allows no comments and no comma at the end of a list.'
      },
      {cause: error}
    )
  }
}

/** The compiled file, and what it was made from. */
async function compileModule(
  entry: string,
  settings: ModuleLoaderSettings
): Promise<Pick<CompiledModule, 'inputs'> & {compiled: string}> {
  const {siteDir, cacheDir, generatorDirs, loaderHash} = settings
  const name = hashContent(path.relative(siteDir, entry))
  const record = path.join(cacheDir, 'modules', `${name}.json`)
  const origin = hashValue([entry, generatorDirs, loaderHash])
  const outFile = (code: string) => path.join(cacheDir, 'modules', `${name}-${code}.mjs`)
  const known = readCheckedJson<CompiledModule>(record)
  if (known?.origin === origin && (await isCurrent(known, outFile(known.code), siteDir)))
    return {inputs: known.inputs, compiled: outFile(known.code)}
  const {code, inputs} = await bundleModule(entry, settings)
  const hash = hashContent(code)
  makeCacheFolder(path.dirname(record))
  await fs.writeFile(outFile(hash), code)
  writeCheckedJson(record, {origin, inputs, code: hash} satisfies CompiledModule)
  return {inputs, compiled: outFile(hash)}
}

/** Whether a compiled module and the files it was made from are what they were. */
async function isCurrent(
  {inputs, code}: CompiledModule,
  file: string,
  siteDir: string
): Promise<boolean> {
  const hashes = {...inputs, [file]: code}
  const same = await Promise.all(
    Object.entries(hashes).map(
      async ([input, hash]) => (await hashFile(path.resolve(siteDir, input))) === hash
    )
  )
  return same.every(Boolean)
}

async function hashFile(file: string): Promise<string | undefined> {
  try {
    return hashContent(await fs.readFile(file))
  } catch {
    // It is gone, so it is not what it was.
    return undefined
  }
}

async function bundleModule(entry: string, {siteDir, generatorDirs}: ModuleLoaderSettings) {
  const {build} = await import('esbuild')
  const inputs: Record<string, string> = {}
  try {
    const result = await build({
      entryPoints: [entry],
      absWorkingDir: siteDir,
      bundle: true,
      write: false,
      // For the places of errors.
      sourcemap: 'inline',
      sourcesContent: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      loader: {'.js': 'jsx'},
      logLevel: 'silent',
      banner: {js: moduleScope(entry)},
      plugins: [equivalentModules(), externalPackages(generatorDirs), hashInputs(siteDir, inputs)]
    })
    return {code: result.outputFiles[0]?.text ?? '', inputs}
  } catch (error) {
    throw createCompileError(error, path.relative(siteDir, entry))
  }
}

/** Defines `require` in the compiled module, as the entry would resolve it. */
function moduleScope(entry: string): string {
  return [
    `import {createRequire as __createRequire} from 'node:module'`,
    `const require = __createRequire(${JSON.stringify(pathToFileURL(entry).href)})`
  ].join(';')
}

/** Notes the hash of each file by the very bytes that are compiled: a file may change meanwhile. */
function hashInputs(siteDir: string, inputs: Record<string, string>): Plugin {
  return {
    name: 'hash-inputs',
    setup(build) {
      build.onLoad({filter: /./, namespace: 'file'}, async ({path: file}) => {
        const contents = await fs.readFile(file)
        inputs[path.relative(siteDir, file).replaceAll('\\', '/')] = hashContent(contents)
        return keepPlaces(contents, file)
      })
    }
  }
}

/** Packages stay outside, by absolute place: the compiled file lies where nothing resolves. */
function externalPackages(generatorDirs: readonly string[]): Plugin {
  return {
    name: 'external-packages',
    setup(build) {
      build.onResolve({filter: /^[^./]/}, ({path: request, resolveDir, kind}) => {
        if (kind === 'entry-point' || request.startsWith('node:')) return undefined
        for (const folder of [resolveDir, ...generatorDirs]) {
          const file = resolvePackage(request, folder)
          if (file === undefined) continue
          // An import takes the address of a file, and `require` its path.
          const isImport = kind === 'import-statement' || kind === 'dynamic-import'
          const isFile = path.isAbsolute(file)
          return {path: isImport && isFile ? pathToFileURL(file).href : file, external: true}
        }
        return undefined
      })
    }
  }
}

/** The file of a package, or the name of a module of Node. */
function resolvePackage(request: string, folder: string): string | undefined {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve(request)
  } catch {
    // Not there; the next folder may have it.
    return undefined
  }
}

function createCompileError(error: unknown, file: string): unknown {
  const {errors} = error as Partial<BuildFailure>
  if (!Array.isArray(errors)) return error
  const problems = errors.map(
    ({text, location}): SiteProblem => ({
      code: 'module-invalid',
      message: `${file} cannot be read: ${text.replace(/\.$/, '')}.`,
      position: location
        ? {file: location.file, line: location.line, column: location.column + 1}
        : {file},
      hint: 'Correct the code at this place.'
    })
  )
  return new SiteError(problems, {cause: error})
}
