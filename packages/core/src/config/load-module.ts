import fs from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import type {BuildFailure, Metafile, Plugin} from 'esbuild'
import type {SiteProblem} from '@lectern/types'
import {hashContent} from '@lectern/shared/content-hash'
import {messageOf, SiteError} from '@lectern/shared/site-problem'
import {findThrownPlace} from './find-thrown-place.js'

/** Loads modules that a site's author wrote for Node: configuration, sidebars, local plugins. */
export interface ModuleLoader {
  /** The default export of a module, by absolute path; JSON files included. */
  load(absolutePath: string): Promise<unknown>
}

interface ModuleLoaderSettings {
  siteDir: string
  /** Where compiled modules are kept. */
  cacheDir: string
  /** Where packages resolve when the site has none of its own. */
  generatorDirs: readonly string[]
}

/** A compiled module and the files it was made from, relative to the site. */
interface CompiledModule {
  inputs: Record<string, string>
}

/**
 * Load TypeScript and JavaScript by bundling a module's own files with esbuild, packages left out.
 * The result is kept under the hash of its inputs, so that an unchanged module starts no compiler.
 *
 * @throws SiteError `module-invalid` (syntax error, missing import), `module-failed` (it threw).
 */
export function createModuleLoader(settings: ModuleLoaderSettings): ModuleLoader {
  return {
    async load(absolutePath) {
      const file = path.relative(settings.siteDir, absolutePath).replaceAll('\\', '/')
      if (absolutePath.endsWith('.json')) return readJson(absolutePath, file)
      const compiled = await compileModule(absolutePath, settings)
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

async function compileModule(entry: string, settings: ModuleLoaderSettings): Promise<string> {
  const name = hashContent(path.relative(settings.siteDir, entry))
  const record = path.join(settings.cacheDir, 'modules', `${name}.json`)
  const known = await readCompiled(record, settings.siteDir)
  const outFile = (hash: string) => path.join(settings.cacheDir, 'modules', `${name}-${hash}.mjs`)
  if (known && (await exists(outFile(known)))) return outFile(known)
  const {code, inputs} = await bundleModule(entry, settings)
  const hash = hashContent(JSON.stringify(inputs))
  await fs.mkdir(path.dirname(record), {recursive: true})
  await fs.writeFile(outFile(hash), code)
  await fs.writeFile(record, JSON.stringify({inputs} satisfies CompiledModule))
  return outFile(hash)
}

/** The hash of a module that was compiled before, when its files still are what they were. */
async function readCompiled(record: string, siteDir: string): Promise<string | undefined> {
  try {
    const {inputs} = JSON.parse(await fs.readFile(record, 'utf8')) as CompiledModule
    for (const [file, hash] of Object.entries(inputs)) {
      if (hashContent(await fs.readFile(path.resolve(siteDir, file))) !== hash) return undefined
    }
    return hashContent(JSON.stringify(inputs))
  } catch {
    // Never compiled, or a file is gone: compile.
    return undefined
  }
}

async function bundleModule(entry: string, {siteDir, generatorDirs}: ModuleLoaderSettings) {
  const {build} = await import('esbuild')
  try {
    const result = await build({
      entryPoints: [entry],
      absWorkingDir: siteDir,
      bundle: true,
      write: false,
      metafile: true,
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
      plugins: [externalPackages(generatorDirs)]
    })
    return {
      code: result.outputFiles[0]?.text ?? '',
      inputs: await hashInputs(result.metafile, siteDir)
    }
  } catch (error) {
    throw createCompileError(error, path.relative(siteDir, entry))
  }
}

/** What CommonJS files and scripts of old expect to be there. */
function moduleScope(entry: string): string {
  return [
    `import {createRequire as __createRequire} from 'node:module'`,
    `const require = __createRequire(${JSON.stringify(pathToFileURL(entry).href)})`,
    `const __filename = ${JSON.stringify(entry)}`,
    `const __dirname = ${JSON.stringify(path.dirname(entry))}`
  ].join(';')
}

async function hashInputs({inputs}: Metafile, siteDir: string): Promise<Record<string, string>> {
  const hashes = await Promise.all(
    Object.keys(inputs).map(
      async (file) => [file, hashContent(await fs.readFile(path.resolve(siteDir, file)))] as const
    )
  )
  return Object.fromEntries(hashes)
}

/** Packages stay outside, by absolute address: the compiled file lies where nothing resolves. */
function externalPackages(generatorDirs: readonly string[]): Plugin {
  return {
    name: 'external-packages',
    setup(build) {
      build.onResolve({filter: /^[^./]/}, ({path: request, resolveDir, kind}) => {
        if (kind === 'entry-point' || request.startsWith('node:')) return undefined
        for (const folder of [resolveDir, ...generatorDirs]) {
          const address = resolvePackage(request, folder)
          if (address) return {path: address, external: true}
        }
        return undefined
      })
    }
  }
}

function resolvePackage(request: string, folder: string): string | undefined {
  try {
    const resolved = createRequire(path.join(folder, 'package.json')).resolve(request)
    return path.isAbsolute(resolved) ? pathToFileURL(resolved).href : resolved
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

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false
  )
}
