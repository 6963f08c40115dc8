import {createHash} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'

export const DEFAULT_PLUGIN_ID = 'default'
export const GENERATED_FILES_DIR_NAME = '.docusaurus'
export const DEFAULT_BUILD_DIR_NAME = 'build'
export const STATIC_DIR_NAME = 'static'
export const SRC_DIR_NAME = 'src'
export const THEME_PATH = 'src/theme'
export const GlobExcludeDefault: readonly string[] = [
  ...['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**'],
  ...['**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']
]

/** Joins URL parts with single slashes. */
export function normalizeUrl(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .join('/')
    .replace(/(?<!:)\/{2,}/g, '/')
    .replace(/\/(?=[?#])/g, '')
}

export function posixPath(file: string): string {
  return file.replaceAll('\\', '/')
}

export function addLeadingSlash(text: string): string {
  return text.startsWith('/') ? text : `/${text}`
}

export function addTrailingSlash(text: string): string {
  return text.endsWith('/') ? text : `${text}/`
}

export function removeTrailingSlash(text: string): string {
  return text.replace(/\/$/, '')
}

export function removePrefix(text: string, prefix: string): string {
  return prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text
}

export function removeSuffix(text: string, suffix: string): string {
  return suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text
}

export function isValidPathname(text: string): boolean {
  return text.startsWith('/') && !/[?#]|^\/\//.test(text)
}

export function encodePath(text: string): string {
  return text.split('/').map(encodeURIComponent).join('/')
}

export function resolvePathname(to: string, from = '/'): string {
  return new URL(to, `https://example.com${from}`).pathname
}

export function simpleHash(text: string, length: number): string {
  return createHash('md5').update(text).digest('hex').slice(0, length)
}

/** Returns a short, unique filename for a string such as a path. */
export function docuHash(text: string, {hashLength = 3}: {hashLength?: number} = {}): string {
  if (text === '/') return 'index'
  const words = text.toLowerCase().match(/[a-z\d]+/g) ?? []
  return [...words, simpleHash(text, hashLength)].join('-')
}

export function fileToPath(file: string): string {
  return addLeadingSlash(posixPath(file).replace(/(?:^|\/)index\.\w+$|\.\w+$/, ''))
}

/** Replaces the site root in a path with `@site`. */
export function aliasedSitePath(file: string, siteDir: string): string {
  return `@site/${relativePath(siteDir, file)}`
}

export function aliasedSitePathToRelativePath(file: string): string {
  return removePrefix(file, '@site/')
}

export function getPluginI18nPath({
  localizationDir,
  pluginName,
  pluginId = DEFAULT_PLUGIN_ID,
  subPaths = []
}: {
  localizationDir: string
  pluginName: string
  pluginId?: string
  subPaths?: readonly string[]
}): string {
  const folder = pluginId === DEFAULT_PLUGIN_ID ? pluginName : `${pluginName}-${pluginId}`
  return path.join(localizationDir, folder, ...subPaths)
}

export function getContentPathList({
  contentPath,
  contentPathLocalized
}: {
  contentPath: string
  contentPathLocalized?: string
}): readonly string[] {
  return contentPathLocalized === undefined ? [contentPath] : [contentPathLocalized, contentPath]
}

export function getEditUrl(file: string, editUrl?: string): string | undefined {
  return editUrl ? normalizeUrl([editUrl, posixPath(file)]) : undefined
}

export async function findAsyncSequential<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => Promise<boolean>
): Promise<Item | undefined> {
  for (const item of items) if (await isWanted(item)) return item
  return undefined
}

/** Returns the first folder that contains a file. */
export function getFolderContainingFile(folders: readonly string[], file: string): string {
  const found = folders.find((folder) => fs.existsSync(path.join(folder, file)))
  if (found === undefined)
    throw new Error(`The file ${file} doesn't exist in ${folders.join(', ')}.`)
  return found
}

/** Reads the output file of a URL path. */
export async function readOutputHTMLFile(
  permalink: string,
  outDir: string,
  trailingSlash?: boolean
): Promise<Buffer> {
  const file = path.join(outDir, permalink)
  const page = [path.join(file, 'index.html'), `${removeTrailingSlash(file)}.html`, file]
  const found = (trailingSlash === false ? page.slice(1) : page).find(
    (each) => each.endsWith('.html') && fs.existsSync(each)
  )
  if (found === undefined) throw new Error(`The page ${permalink} doesn't exist in the build.`)
  return fs.promises.readFile(found)
}
