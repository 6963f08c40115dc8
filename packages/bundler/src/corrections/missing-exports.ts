import fs from 'node:fs'
import path from 'node:path'
import type {Message, OnResolveArgs, Plugin, ResolveResult} from 'esbuild'
import {nameModule} from './module-name.js'

const MISSING_EXPORT = /^No matching export in "([^"]+)" for import "([^"]+)"$/
const AMBIGUOUS_EXPORT = /^Ambiguous import "([^"]+)" has multiple matching exports\.?$/

/** An import of a name that the imported module doesn't export. */
export interface MissingExport {
  /** Name of the module in esbuild's messages. */
  importer: string
  /** Name of the imported module in esbuild's messages, or its specifier if the name is ambiguous. */
  module: string
  /** Whether several modules that the imported one re-exports have the name, so that it has none. */
  isAmbiguous?: true
  name: string
  /** esbuild's error. */
  error: Message
}

/** Reads esbuild's error for a missing export. Returns `undefined` for other errors. */
export function readMissingExport(error: Message): MissingExport | undefined {
  const [, module, name] = MISSING_EXPORT.exec(error.text) ?? []
  if (module === undefined || name === undefined) return undefined
  return {importer: error.location?.file ?? '', module, name, error}
}

/** Matches the specifier after the names of an import or export. */
const SPECIFIER = /\bfrom\s*(["'])([^"'\n]+)\1/

/**
 * Reads esbuild's error for a name that several modules export with `export *`. The error doesn't name
 * the imported module, so it's read from the code. Returns `undefined` for other errors, and for
 * generated code.
 */
function readAmbiguousExport(error: Message, siteDir: string): MissingExport | undefined {
  const [, name] = AMBIGUOUS_EXPORT.exec(error.text) ?? []
  const {location} = error
  if (name === undefined || !location) return undefined
  const file = path.resolve(siteDir, location.file)
  if (!fs.existsSync(file)) return undefined
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .slice(location.line - 1)
  const [first = '', ...rest] = lines
  const after = Buffer.from(first).subarray(location.column).toString()
  const module = SPECIFIER.exec([after, ...rest].join('\n'))?.[2]
  return module === undefined
    ? undefined
    : {importer: location.file, module, isAmbiguous: true, name, error}
}

/**
 * Adds the missing exports among esbuild's errors. Generated modules are left out: they import the
 * default exports of pages, which can't be `undefined`.
 *
 * @returns `undefined` if there's nothing new.
 */
export function findMissingExports(
  errors: readonly Message[],
  known: readonly MissingExport[],
  siteDir: string
): readonly MissingExport[] | undefined {
  const all = new Map(known.map((missing) => [keyOf(missing), missing] as const))
  for (const error of errors) {
    const missing = readMissingExport(error) ?? readAmbiguousExport(error, siteDir)
    if (!missing || /^(?:$|lectern:(?!content:))/.test(missing.importer)) continue
    all.set(keyOf(missing), missing)
  }
  return all.size > known.length ? [...all.values()] : undefined
}

/**
 * Leaves out the missing exports of changed files, which may have been fixed. Any change can make a name
 * unambiguous.
 *
 * @param changed - Absolute paths.
 */
export function forgetMissingExports(
  known: readonly MissingExport[],
  changed: readonly string[],
  siteDir: string
): readonly MissingExport[] {
  const names = new Set(changed.map((file) => nameModule(file, 'file', siteDir)))
  const sourceOf = (importer: string) => importer.replace(/^lectern:content:([^?]+).*/, '$1')
  const kept = known.filter(
    ({importer, module, isAmbiguous}) =>
      !isAmbiguous && !names.has(sourceOf(importer)) && !names.has(module)
  )
  return kept.length < known.length ? kept : known
}

function keyOf({importer, module, name}: MissingExport): string {
  return [importer, module, name].join('\0')
}

/** Namespace of modules with additional exports. */
const COMPLETED = 'completed-module'

/** Specifier of the original module in a module with additional exports. */
const ORIGINAL = 'original'

/** Prevents resolving an import twice. */
const IN_PROGRESS = Symbol('resolving')

/** esbuild plugin that adds missing exports with the value `undefined`, as webpack does. */
export function missingExports(missing: readonly MissingExport[], siteDir: string): Plugin {
  const byImporter = groupNames(missing)
  return {
    name: 'missing-exports',
    setup(build) {
      build.onResolve({filter: /./}, async ({path: specifier, ...request}) => {
        const modules = findModules(byImporter, request, siteDir)
        if (!modules) return undefined
        const {resolveDir, kind, importer, namespace} = request
        const options = {resolveDir, kind, importer, namespace, pluginData: IN_PROGRESS}
        const original = await build.resolve(specifier, options)
        const name = nameModule(original.path, original.namespace, siteDir)
        const added = [
          ...(modules.get(name) ?? []),
          ...(modules.get(specifierKey(specifier)) ?? [])
        ]
        if (original.errors.length > 0 || added.length === 0) return undefined
        added.sort()
        // Names of scripts depend on this path, so it mustn't contain the site's folder.
        const path = [name, ...added].join('?')
        return {path, namespace: COMPLETED, pluginData: {original, added}}
      })
      build.onLoad({filter: /./, namespace: COMPLETED}, ({pluginData}) => {
        const {original, added} = pluginData as {original: ResolveResult; added: readonly string[]}
        return {contents: completedModule(added), pluginData: original}
      })
      build.onResolve({filter: /./, namespace: COMPLETED}, ({pluginData}) => {
        const {errors: _, warnings: __, ...original} = pluginData as ResolveResult
        return original
      })
    }
  }
}

/** Groups names by the importing and the imported module. */
function groupNames(
  missing: readonly MissingExport[]
): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const byImporter = new Map<string, Map<string, Set<string>>>()
  for (const {importer, module, isAmbiguous, name} of missing) {
    const modules = byImporter.get(importer) ?? new Map<string, Set<string>>()
    const key = isAmbiguous ? specifierKey(module) : module
    modules.set(key, (modules.get(key) ?? new Set()).add(name))
    byImporter.set(importer, modules)
  }
  return byImporter
}

/** Returns the key of a module that's known by its specifier. */
function specifierKey(specifier: string): string {
  return `\0${specifier}`
}

function findModules(
  byImporter: ReturnType<typeof groupNames>,
  {importer, namespace, kind, pluginData}: Omit<OnResolveArgs, 'path'>,
  siteDir: string
): ReadonlyMap<string, ReadonlySet<string>> | undefined {
  if (kind !== 'import-statement' || pluginData === IN_PROGRESS) return undefined
  return byImporter.get(nameModule(importer, namespace, siteDir))
}

/** Quotes names that aren't identifiers. */
function exportName(name: string): string {
  return /^[\w$]+$/.test(name) ? name : JSON.stringify(name)
}

function completedModule(added: readonly string[]): string {
  return [
    `export * from '${ORIGINAL}'`,
    // The namespace can be read even if the original has no default export.
    `import * as all from '${ORIGINAL}'`,
    ...(added.includes('default')
      ? []
      : ['const original = all.default', 'export {original as default}']),
    'const missing = undefined',
    `export {${added.map((name) => `missing as ${exportName(name)}`).join(', ')}}`
  ].join('\n')
}
