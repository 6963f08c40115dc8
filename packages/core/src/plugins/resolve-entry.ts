import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {blame} from './blame.js'
import type {ModuleLoader} from '../modules/load-module.js'
import type {Compatibility, EntryKind} from '@lectern/types'

interface ResolveSettings {
  kind: EntryKind
  siteDir: string
  generatorDirs: readonly string[]
  loader: ModuleLoader
  compatibility: Compatibility
  /** The configuration is another generator's: its short names are looked up after Lectern's. */
  isForeign: boolean
}

/** The code of a plugin, theme or preset. */
export interface ResolvedEntry {
  /** The default export. */
  exported: unknown
  /** The whole module, when it is a package. */
  module?: unknown
  /** Folder of its file; absolute. */
  folder: string
  /** It is written for Lectern: the name of its package says so. */
  isOwn: boolean
}

/**
 * Load the module behind the name of a plugin, theme or preset: a package, a short name (`docs`,
 * `classic`), or a path that starts with `.` or `/`. The site's own packages come first.
 *
 * @throws SiteError `plugin-missing`.
 */
export async function resolveEntry(
  name: string,
  settings: ResolveSettings
): Promise<ResolvedEntry> {
  if (name.startsWith('.') || path.isAbsolute(name)) return loadLocal(name, settings)
  const candidates = packageNames(name, settings)
  for (const folder of [settings.siteDir, ...settings.generatorDirs]) {
    for (const candidate of candidates) {
      const file = findPackage(candidate, folder)
      if (!file) continue
      const module = await blame(
        candidate,
        'its module',
        () => import(pathToFileURL(file).href) as Promise<{default?: unknown}>
      )
      const isOwn = /^(?:@lectern\/|lectern-)/.test(candidate)
      return {exported: module.default, module, folder: path.dirname(file), isOwn}
    }
  }
  throw missing(name, settings, describeInstall(suggestPackages(name, settings)))
}

async function loadLocal(name: string, settings: ResolveSettings): Promise<ResolvedEntry> {
  const base = path.resolve(settings.siteDir, name)
  const file = ['', '.ts', '.js', '.mjs', '.cjs', '/index.ts', '/index.js']
    .map((ending) => base + ending)
    .find((candidate) => fs.statSync(candidate, {throwIfNoEntry: false})?.isFile())
  if (!file) throw missing(name, settings, `Create ${name} in the folder of the site`)
  return {exported: await settings.loader.load(file), folder: path.dirname(file), isOwn: false}
}

function packageNames(
  name: string,
  {kind, compatibility, isForeign}: Pick<ResolveSettings, 'kind' | 'compatibility' | 'isForeign'>
): string[] {
  const standIn = compatibility.findStandIn(name, kind)?.module
  if (standIn) return [standIn]
  if (kind === 'theme' && name === 'classic') return ['@lectern/theme']
  const own = name.startsWith('@')
    ? [name, `${name}/lectern-${kind}`]
    : [`@lectern/${kind}-${name}`, `lectern-${kind}-${name}`, name]
  return isForeign ? [...own, ...compatibility.listPackageNames(name, kind)] : own
}

/** Lists the packages that an author may have meant: of a full name only that one. */
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

function findPackage(name: string, folder: string): string | undefined {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve(name)
  } catch {
    // Not installed there; the next candidate may be.
    return undefined
  }
}

function missing(name: string, {kind}: ResolveSettings, remedy: string): SiteError {
  return new SiteError({
    code: 'plugin-missing',
    message: `The ${kind} “${name}” cannot be found.`,
    hint: `${remedy}, or correct the name in the configuration.`
  })
}
