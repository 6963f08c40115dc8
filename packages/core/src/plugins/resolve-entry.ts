import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {SiteError} from '@lectern/shared/site-problem'
import type {ModuleLoader} from '../config/load-module.js'

/** What an entry of `plugins`, `themes` or `presets` is called in messages and short names. */
export type EntryKind = 'plugin' | 'theme' | 'preset'

/** Names that Docusaurus projects use, and the packages that do the same here. */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  '@docusaurus/preset-classic': '@lectern/preset-classic',
  '@docusaurus/plugin-content-docs': '@lectern/plugin-docs',
  '@docusaurus/plugin-content-blog': '@lectern/plugin-blog',
  '@docusaurus/plugin-content-pages': '@lectern/plugin-pages',
  '@docusaurus/plugin-debug': '@lectern/plugin-debug',
  '@docusaurus/plugin-client-redirects': '@lectern/plugin-client-redirects',
  '@docusaurus/plugin-ideal-image': '@lectern/plugin-ideal-image',
  '@docusaurus/plugin-sitemap': '@lectern/plugin-sitemap',
  '@docusaurus/plugin-pwa': '@lectern/plugin-pwa',
  '@docusaurus/theme-classic': '@lectern/theme',
  '@docusaurus/theme-live-codeblock': '@lectern/theme-live-codeblock',
  '@docusaurus/theme-mermaid': '@lectern/theme-mermaid',
  'content-docs': '@lectern/plugin-docs',
  'content-blog': '@lectern/plugin-blog',
  'content-pages': '@lectern/plugin-pages'
}

interface ResolveSettings {
  kind: EntryKind
  siteDir: string
  generatorDirs: readonly string[]
  loader: ModuleLoader
}

/**
 * Load the module behind the name of a plugin, theme or preset: a package, a short name (`docs`,
 * `classic`), or a path that starts with `.` or `/`. The site's own packages come first.
 *
 * @returns The default export.
 * @throws SiteError `plugin-missing`.
 */
export async function resolveEntry(name: string, settings: ResolveSettings): Promise<unknown> {
  if (name.startsWith('.') || path.isAbsolute(name)) return loadLocal(name, settings)
  const candidates = packageNames(name, settings.kind)
  for (const folder of [settings.siteDir, ...settings.generatorDirs]) {
    for (const candidate of candidates) {
      const file = findPackage(candidate, folder)
      if (file) return ((await import(pathToFileURL(file).href)) as {default?: unknown}).default
    }
  }
  const packages = candidates.join(', ')
  throw missing(name, settings, `Install one of the packages ${packages}`)
}

async function loadLocal(name: string, settings: ResolveSettings): Promise<unknown> {
  const base = path.resolve(settings.siteDir, name)
  const file = ['', '.ts', '.js', '.mjs', '.cjs', '/index.ts', '/index.js']
    .map((ending) => base + ending)
    .find((candidate) => fs.statSync(candidate, {throwIfNoEntry: false})?.isFile())
  if (!file) throw missing(name, settings, `Create ${name} in the folder of the site`)
  return settings.loader.load(file)
}

function packageNames(name: string, kind: EntryKind): string[] {
  const equivalent = EQUIVALENTS[name]
  if (equivalent) return [equivalent]
  if (kind === 'theme' && name === 'classic') return ['@lectern/theme']
  if (name.startsWith('@')) return [name, `${name}/lectern-${kind}`]
  return [`@lectern/${kind}-${name}`, `lectern-${kind}-${name}`, name]
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
