import fs from 'node:fs'
import path from 'node:path'
import {replaceFile} from '@lectern/shared/cache/replace-file'
import type {MarkdownFunctions, SiteConfig} from '@lectern/types'
import type {ModuleLoader} from '../modules/load-module.js'

/** Function with which a project adds languages to Prism. */
export type AddLanguages = NonNullable<MarkdownFunctions['addLanguages']>

/** Name of the file in a folder of theme components. */
const MODULE = 'prism-include-languages'
const ENDINGS = ['/index.js', '/index.ts', '.jsx', '.js', '.tsx', '.ts']

/** Name under which modules of Docusaurus projects import the configuration. */
const CONFIG_MODULE = '@generated/docusaurus.config'

/** Returns replacements for modules that only bundles have, by name. */
export function listConfigModules(cacheDir: string): Record<string, string> {
  return {[CONFIG_MODULE]: configFile(cacheDir)}
}

function configFile(cacheDir: string): string {
  return path.join(cacheDir, 'docusaurus-config.json')
}

/** Returns the file with which a project adds languages to Prism. Only Docusaurus projects have one. */
export function findPrismLanguages(
  {compatibility}: Pick<SiteConfig, 'compatibility'>,
  themePaths: readonly string[]
): string | undefined {
  if (compatibility === undefined) return undefined
  return themePaths
    .flatMap((folder) => ENDINGS.map((ending) => path.join(folder, MODULE + ending)))
    .findLast((file) => fs.existsSync(file))
}

/** Loads the function with which a project adds languages to Prism. */
export async function loadPrismLanguages(
  file: string,
  {title, customFields, themeConfig}: SiteConfig,
  {loader, cacheDir}: {loader: ModuleLoader; cacheDir: string}
): Promise<AddLanguages | undefined> {
  const {prism} = themeConfig as {prism?: object}
  const settings = {additionalLanguages: [], ...prism}
  writeChanged(
    configFile(cacheDir),
    JSON.stringify({title, customFields, themeConfig: {prism: settings}})
  )
  const add = await loader.load(file)
  return typeof add === 'function' ? inBrowser(add as AddLanguages) : undefined
}

/** Lets a function use `window`, to which Prism's components add their languages. */
function inBrowser(add: AddLanguages): AddLanguages {
  return (prism) => {
    const names = globalThis as {window?: unknown}
    const {window} = names
    names.window ??= globalThis
    try {
      add(prism)
    } finally {
      if (window === undefined) delete names.window
    }
  }
}

/** Several threads load a site at the same time, so the file is written only if it changes. */
function writeChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return
  replaceFile(file, text)
}
