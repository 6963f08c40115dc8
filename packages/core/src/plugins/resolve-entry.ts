import {readFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {relativePath} from '@lectern/shared/files/relative-path'
import {findAllQuoted} from '@lectern/shared/problems/find-quoted'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {runPluginHook} from './plugin-hooks.js'
import type {ModuleLoader} from '../modules/load-module.js'
import {findPackageFile, loadsInNode} from '../modules/site-packages.js'
import {MODULE_ENDINGS} from '../modules/site-require.js'
import type {Compatibility, EntryKind} from '@lectern/types'
import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import {isInstalled} from '@lectern/shared/files/is-installed'

interface ResolveSettings {
  kind: EntryKind
  siteDir: string
  /** The configuration, to find the name of a missing entry. */
  configSource: ConfigSource
  generatorDirs: readonly string[]
  loader: ModuleLoader
  compatibility: Compatibility
  /**
   * Whether the configuration is for another generator. Short names then refer to Lectern's
   * packages, or else to that generator's.
   */
  isForeign: boolean
}

/** The code of a plugin, theme or preset. */
export interface ResolvedEntry {
  /** The default export. */
  exported: unknown
  /** The whole module. Missing if it isn't a package. */
  module?: unknown
  /** Absolute folder of the module's file. */
  folder: string
  /** Whether the package was written for Lectern, judging by its name. */
  isOwn: boolean
}

/**
 * Loads the module of a plugin, theme or preset. The name can be a package, a short name such as
 * `docs` or `classic`, or a path that starts with `.` or `/`. Packages installed by the site take
 * precedence.
 *
 * @throws SiteError `plugin-missing`.
 */
export async function resolveEntry(
  name: string,
  settings: ResolveSettings
): Promise<ResolvedEntry> {
  const isPath = name.startsWith('.') || path.isAbsolute(name)
  if (isPath && !settings.compatibility.findReplacement(name, settings.kind))
    return loadLocal(name, settings)
  const candidates = packageNames(name, settings)
  for (const folder of [settings.siteDir, ...settings.generatorDirs]) {
    for (const candidate of candidates) {
      const file = findPackageFile(candidate, folder)
      if (!file) continue
      const isOwn = /^(?:@lectern\/|lectern-)/.test(candidate)
      const load = () => loadPackage(file, isOwn, settings)
      const loaded = await runPluginHook(candidate, 'its module', load)
      return {...loaded, folder: path.dirname(file), isOwn}
    }
  }
  throw missing(name, settings, describeInstall(suggestPackages(name, settings)))
}

/**
 * Loads a package. Plugins written for Lectern are loaded by Node, so that they share Lectern's
 * modules.
 */
async function loadPackage(
  file: string,
  isOwn: boolean,
  {loader, compatibility}: ResolveSettings
): Promise<Pick<ResolvedEntry, 'exported' | 'module'>> {
  if (!isOwn && (!loadsInNode(file) || importsReplaced(file, compatibility)))
    return loader.loadAll(file)
  if (!isOwn) loader.notePackage(file)
  try {
    const module = (await import(pathToFileURL(file).href)) as {default?: unknown}
    return {exported: module.default, module}
  } catch (error) {
    if (isOwn || !isFormatError(error)) throw error
    // The package mixes module formats, as Docusaurus allows, or imports Docusaurus, which isn't
    // installed.
    return loader.loadAll(file).catch(() => {
      throw error
    })
  }
}

/** Returns whether a package's file imports a module that is replaced even if it's installed. */
function importsReplaced(
  file: string,
  {replacedNodeModules}: Pick<Compatibility, 'replacedNodeModules'>
): boolean {
  const names = Object.keys(replacedNodeModules)
  if (names.length === 0) return false
  const text = readFileSync(file, 'utf8')
  return names.some((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`))
}

const FORMAT_ERRORS: ReadonlySet<unknown> = new Set([
  'ERR_MODULE_NOT_FOUND',
  'ERR_REQUIRE_ASYNC_MODULE',
  'ERR_REQUIRE_CYCLE_MODULE',
  'ERR_REQUIRE_ESM',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'MODULE_NOT_FOUND'
])

/**
 * Returns whether Node couldn't link modules, e.g. because an import has no extension or a named
 * export is missing.
 */
function isFormatError(error: unknown): boolean {
  if (error instanceof SyntaxError || error instanceof ReferenceError) return true
  return error instanceof Error && 'code' in error && FORMAT_ERRORS.has(error.code)
}

async function loadLocal(name: string, settings: ResolveSettings): Promise<ResolvedEntry> {
  const base = path.resolve(settings.siteDir, name)
  const file =
    ['', ...MODULE_ENDINGS].map((ending) => base + ending).find(isFile) ??
    // The entry may be a folder with a `package.json`.
    findPackageFile(base, settings.siteDir)
  if (!file) throw missing(name, settings, `Create ${name} in the site root`)
  const isOfPackage = isFile(file) && isInstalled(file)
  const load = () =>
    isOfPackage ? loadPackage(file, false, settings) : settings.loader.loadAll(file)
  const loaded = await runPluginHook(relativePath(settings.siteDir, file), 'its module', load)
  return {...loaded, folder: path.dirname(file), isOwn: false}
}

function isFile(file: string): boolean {
  return readFileStats(file) !== undefined
}

function packageNames(
  name: string,
  {kind, compatibility, isForeign}: Pick<ResolveSettings, 'kind' | 'compatibility' | 'isForeign'>
): string[] {
  const replacement = compatibility.findReplacement(name, kind)?.module
  if (replacement) return [replacement]
  if (kind === 'theme' && name === 'classic') return ['@lectern/theme']
  const own = name.startsWith('@')
    ? [name, `${name}/lectern-${kind}`]
    : [`@lectern/${kind}-${name}`, `lectern-${kind}-${name}`, name]
  return isForeign ? [...own, ...compatibility.listPackageNames(name, kind)] : own
}

/** Lists the packages that the author may have meant. A full package name only matches itself. */
function suggestPackages(
  name: string,
  settings: Pick<ResolveSettings, 'kind' | 'compatibility' | 'isForeign'>
): readonly string[] {
  const {kind, compatibility, isForeign} = settings
  const isFull = new RegExp(`lectern|docusaurus|(?:^|[-/])${kind}-`).test(name)
  if (isFull) return [name]
  return isForeign
    ? [...compatibility.listPackageNames(name, kind), name]
    : packageNames(name, settings)
}

function describeInstall(packages: readonly string[]): string {
  const [first, ...others] = packages
  return others.length === 0
    ? `Install the package ${first}`
    : `Install one of the packages ${packages.join(', ')}`
}

function missing(name: string, {kind, configSource}: ResolveSettings, remedy: string): SiteError {
  return new SiteError({
    code: 'plugin-missing',
    message: `The ${kind} \`${name}\` can't be found.`,
    position: findAllQuoted(name, configSource)[0],
    hint: `${remedy}, or fix the name in the configuration.`
  })
}
