import type {Redirect, Route, SiteConfig} from '@lectern/types'
import {outputFile} from '@lectern/core/output/output-file'

/** Expected output of one language of a site. */
export interface CheckedLanguage {
  /** Its part of the output, relative to it, posix; empty for the output itself. */
  folder: string
  /** As the language has it: `baseUrl` is its own. */
  siteConfig: SiteConfig
  /** Paths are without the folder. */
  routes: readonly Route[]
  redirects: readonly Redirect[]
}

/** A path of a language as one of all the output: `/a` is `/fr/a`. */
export function pathInOutput(path: string, {folder}: Pick<CheckedLanguage, 'folder'>): string {
  if (folder === '') return path
  return path === '/' ? `/${folder}` : `/${folder}${path}`
}

/** The file of a page, relative to all the output. */
export function fileInOutput(
  path: string,
  {folder, siteConfig}: Pick<CheckedLanguage, 'folder' | 'siteConfig'>
): string {
  const file = outputFile(path, siteConfig.trailingSlash)
  return folder === '' ? file : `${folder}/${file}`
}
