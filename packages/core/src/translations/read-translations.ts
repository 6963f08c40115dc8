import fs from 'node:fs'
import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {PluginRef, TranslationContent, TranslationFile} from '@lectern/types'
import {parseTranslations} from './parse-translations.js'
import {CODE_FILE, nameTranslationFolder} from './translation-folder.js'

/** Absolute folders that contain the translations of one locale. */
export interface TranslationFolders {
  siteDir: string
  localizationDir: string
}

/**
 * Reads a translation file. Returns `undefined` if it's missing.
 *
 * @throws SiteError with all `translation-file-invalid` problems.
 */
export function readTranslations(
  absolutePath: string,
  siteDir: string
): TranslationContent | undefined {
  let text: string
  try {
    text = fs.readFileSync(absolutePath, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const file = relativePath(siteDir, absolutePath)
  const {content, problems} = parseTranslations(text, file)
  if (problems.length > 0) throw new SiteError(problems)
  return content
}

/** Returns the translated strings of the site's own code, by ID. Empty if there's no file. */
export function readCodeTranslations({
  siteDir,
  localizationDir
}: TranslationFolders): TranslationContent {
  return readTranslations(path.join(localizationDir, CODE_FILE), siteDir) ?? {}
}

/** Lists the absolute paths of a locale's translation files. */
export function listTranslationFiles({
  localizationDir
}: Pick<TranslationFolders, 'localizationDir'>): string[] {
  if (!fs.existsSync(localizationDir)) return []
  const folders = fs
    .readdirSync(localizationDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => path.join(localizationDir, name))
  return [localizationDir, ...folders].flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(folder, name))
  )
}

/**
 * Adds the translations of a locale to a plugin's translation files. Unknown keys are ignored.
 * Returns `undefined` if nothing is translated.
 */
export function localizeFiles(
  files: readonly TranslationFile[],
  plugin: PluginRef,
  {siteDir, localizationDir}: TranslationFolders
): TranslationFile[] | undefined {
  const folder = path.join(localizationDir, nameTranslationFolder(plugin))
  let isTranslated = false
  const localized = files.map((file) => {
    const own = readTranslations(path.join(folder, `${file.path}.json`), siteDir)
    if (!own) return file
    isTranslated = true
    return {...file, content: mergeContent(file.content, own)}
  })
  return isTranslated ? localized : undefined
}

function mergeContent(base: TranslationContent, own: TranslationContent): TranslationContent {
  return Object.fromEntries(Object.entries(base).map(([key, text]) => [key, own[key] ?? text]))
}
