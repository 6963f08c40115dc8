import {readFileSync} from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type {BuildFailure, Message, PartialMessage, Plugin} from 'esbuild'
import type {SourcePosition, SiteProblem} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {convertModule, isCode, type ModuleFormat} from './convert-module.js'
import {equivalentModules} from './equivalent-modules.js'
import {
  CONVERTED,
  convertedFile,
  originalFile,
  type PackageUse,
  PASSED_ON,
  sitePackages
} from './site-packages.js'
import {createModuleScope, MODULE_ENDINGS} from './site-require.js'

/** A module bundled with its own files, and the inputs of its code. */
export interface BundledModule {
  code: string
  format: ModuleFormat
  /** Hashes of the module's files, by path relative to the site root. */
  inputs: Readonly<Record<string, string>>
  /** Packages that the module imports. */
  packages: readonly PackageUse[]
}

interface CompileSettings {
  siteDir: string
  generatorDirs: readonly string[]
  /** Absolute paths of replacements for packages that aren't installed, by package name. */
  fallbacks: Readonly<Record<string, string>>
  /** Absolute paths of replacements for packages, even if they're installed, by package name. */
  replacements: Readonly<Record<string, string>>
  format: ModuleFormat
}

/**
 * Bundles a module and its own files with esbuild. Packages stay external. If the module uses
 * top-level await, it becomes an ES module regardless of the requested format.
 *
 * @throws SiteError `module-invalid`.
 */
export async function bundleModule(
  entry: string,
  settings: CompileSettings
): Promise<BundledModule> {
  const {siteDir, generatorDirs, fallbacks, replacements, format} = settings
  const {build} = await import('esbuild')
  const inputs: Record<string, string> = {}
  const packages: PackageUse[] = []
  const note = (use: PackageUse) => packages.push(use)
  try {
    const result = await build({
      entryPoints: [entry],
      absWorkingDir: siteDir,
      bundle: true,
      write: false,
      // Source maps provide the positions of errors.
      sourcemap: 'inline',
      sourcesContent: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      resolveExtensions: MODULE_ENDINGS.filter((ending) => !ending.includes('/')),
      logLevel: 'silent',
      banner: {js: createModuleScope(entry)},
      plugins: [
        equivalentModules(note),
        sitePackages({siteDir, generatorDirs, fallbacks, replacements, format, note}),
        siteFiles({siteDir, inputs, format})
      ]
    })
    return {code: result.outputFiles[0]?.text ?? '', format, inputs, packages}
  } catch (error) {
    if (format === 'cjs' && awaitsAtTop(error)) {
      return bundleModule(entry, {...settings, format: 'esm'})
    }
    throw createCompileError(error, relativePath(siteDir, entry), settings)
  }
}

function awaitsAtTop(error: unknown): boolean {
  const {errors} = error as Partial<BuildFailure>
  return Array.isArray(errors) && errors.some(({text}) => /top-level await/i.test(text))
}

/**
 * Converts and hashes each file. The hash is based on the compiled bytes, because the file can
 * change during the build.
 */
function siteFiles({
  siteDir,
  inputs,
  format
}: Pick<CompileSettings, 'siteDir' | 'format'> & {inputs: Record<string, string>}): Plugin {
  return {
    name: 'site-files',
    setup(build) {
      build.onResolve({filter: /^[./]|^[A-Z]:/i}, async ({path: name, pluginData, ...request}) => {
        if (pluginData === PASSED_ON) return undefined
        const found = await build.resolve(name, {...request, pluginData: PASSED_ON})
        if (found.external || found.errors.length > 0) return found
        return {...found, ...convertedFile(found.path, format)}
      })
      build.onLoad({filter: /./, namespace: CONVERTED}, async ({path: converted}) => {
        const file = originalFile(converted, format)
        const contents = await fs.readFile(file)
        inputs[relativePath(siteDir, file)] = hashContent(contents)
        const resolveDir = path.dirname(file)
        if (!isCode(file)) {
          const loader = file.endsWith('.json') ? 'json' : 'text'
          return {contents, resolveDir, loader}
        }
        try {
          const code = await convertModule(contents.toString('utf8'), file, format)
          return {contents: code, resolveDir, loader: 'js'}
        } catch (error) {
          return {errors: readErrors(error, file)}
        }
      })
    }
  }
}

function readErrors(error: unknown, file: string): PartialMessage[] {
  const {errors} = error as Partial<BuildFailure>
  if (!Array.isArray(errors)) throw error
  return errors.map(({text, location}) => ({text, location: location && {...location, file}}))
}

function createCompileError(error: unknown, file: string, settings: CompileSettings): unknown {
  const {errors} = error as Partial<BuildFailure>
  if (!Array.isArray(errors)) return error
  const problems = errors.flatMap((message): readonly SiteProblem[] => {
    // An error that a plugin of this build has thrown.
    const {detail}: {detail?: unknown} = message
    if (detail instanceof SiteError) return detail.problems
    const position = findPosition(message, settings) ?? {file}
    const problem: SiteProblem = {
      code: 'module-invalid',
      message: `${position.file} can't be loaded: ${message.text.replace(/\.$/, '')}.`,
      position,
      hint: 'Fix the code at this position.'
    }
    return [problem]
  })
  return new SiteError(problems, {cause: error})
}

/**
 * Returns the position in the author's file. For a missing import, esbuild reports the position in
 * the converted code.
 */
function findPosition(
  {text, location}: Message,
  {siteDir, format}: CompileSettings
): SourcePosition | undefined {
  if (!location) return undefined
  const absolute = path.resolve(siteDir, originalFile(location.file, format))
  const file = relativePath(siteDir, absolute)
  const missing = /^Could not resolve "(.*)"$/.exec(text)?.[1]
  if (missing === undefined) return {file, line: location.line, column: location.column + 1}
  const lines = readFileSync(absolute, 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    const quote = Math.max(line.indexOf(`'${missing}'`), line.indexOf(`"${missing}"`))
    if (quote >= 0) return {file, line: index + 1, column: quote + 1}
  }
  return {file}
}
