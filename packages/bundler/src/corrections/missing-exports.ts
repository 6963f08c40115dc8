import type {Message, OnResolveArgs, Plugin, ResolveResult} from 'esbuild'
import {nameModule} from './module-name.js'

const MISSING_EXPORT = /^No matching export in "([^"]+)" for import "([^"]+)"$/

/** An import of a name that the imported module doesn't export. */
export interface MissingExport {
  /** Names of both modules in esbuild's messages. */
  importer: string
  module: string
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

/**
 * Adds the missing exports among esbuild's errors. Generated modules are left out: they import the
 * default exports of pages, which can't be `undefined`.
 *
 * @returns `undefined` if there's nothing new.
 */
export function findMissingExports(
  errors: readonly Message[],
  known: readonly MissingExport[]
): readonly MissingExport[] | undefined {
  const all = new Map(known.map((missing) => [keyOf(missing), missing] as const))
  for (const missing of errors.map(readMissingExport)) {
    if (!missing || /^(?:$|lectern:(?!content:))/.test(missing.importer)) continue
    all.set(keyOf(missing), missing)
  }
  return all.size > known.length ? [...all.values()] : undefined
}

/**
 * Leaves out the missing exports of changed files, which may have been fixed.
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
    ({importer, module}) => !names.has(sourceOf(importer)) && !names.has(module)
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
        const names = modules.get(name)
        if (original.errors.length > 0 || !names) return undefined
        const added = [...names].sort()
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
  for (const {importer, module, name} of missing) {
    const modules = byImporter.get(importer) ?? new Map<string, Set<string>>()
    modules.set(module, (modules.get(module) ?? new Set()).add(name))
    byImporter.set(importer, modules)
  }
  return byImporter
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
