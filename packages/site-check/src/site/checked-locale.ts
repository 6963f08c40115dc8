import type {Redirect, Route, SiteConfig} from '@lectern/types'
import {outputFile} from '@lectern/core/output/output-file'

/** Expected output of a locale. */
export interface CheckedLocale {
  /** Folder in the output, with forward slashes. Empty for the root. */
  folder: string
  /** Configuration of the locale, with its own `baseUrl`. */
  siteConfig: SiteConfig
  /** The locale's routes. Their paths don't include the folder. */
  routes: readonly Route[]
  redirects: readonly Redirect[]
}

/** Converts a locale's path to a path in the whole output. For example, `/a` becomes `/fr/a`. */
export function pathInOutput(path: string, {folder}: Pick<CheckedLocale, 'folder'>): string {
  if (folder === '') return path
  return path === '/' ? `/${folder}` : `/${folder}${path}`
}

/** Returns the file of a page, relative to the whole output. */
export function fileInOutput(
  path: string,
  {folder, siteConfig}: Pick<CheckedLocale, 'folder' | 'siteConfig'>
): string {
  const file = outputFile(path, siteConfig.trailingSlash)
  return folder === '' ? file : `${folder}/${file}`
}
