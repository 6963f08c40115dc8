import fs from 'node:fs'
import path from 'node:path'
import type {Site} from '@lectern/core/site/site'
import {localizationFolder} from '@lectern/core/i18n/choose-locale'
import {relativePath} from '@lectern/shared/files/relative-path'
import {type DeclaredFile, findDeclaredStrings} from './declared-strings.js'
import {mergeTranslations, type WriteSettings} from './merge-translations.js'
import {readTranslations} from '@lectern/core/translations/read-translations'
import {checkPlaceholders} from '@lectern/core/translations/check-placeholders'
import {CODE_FILE} from '@lectern/core/translations/translation-folder'
import type {SiteProblem} from '@lectern/types'

/** Result for a translation file. */
export interface WrittenFile {
  /** Path relative to the site root, with forward slashes. */
  file: string
  count: number
  added: readonly string[]
  unused: readonly string[]
}

/**
 * Writes the translation files of the locale that the site was loaded in.
 *
 * @throws SiteError with all `translation-file-invalid` problems. Nothing is written if there are
 *   any.
 */
export async function writeTranslations(
  site: Site,
  settings: WriteSettings
): Promise<{written: readonly WrittenFile[]; problems: readonly SiteProblem[]}> {
  const {siteDir} = site
  const folder = localizationFolder(siteDir, site.siteConfig)
  const {files, problems} = await findDeclaredStrings(site)
  const merged = files.map(({file, content}) => {
    const absolutePath = path.join(folder, file)
    const existing = readTranslations(absolutePath, siteDir) ?? {}
    return {absolutePath, ...mergeTranslations(content, existing, settings)}
  })
  const written = merged
    .filter(({content}) => Object.keys(content).length > 0)
    .map(({absolutePath, content, added, unused}) => {
      fs.mkdirSync(path.dirname(absolutePath), {recursive: true})
      fs.writeFileSync(absolutePath, `${JSON.stringify(content, undefined, 2)}\n`)
      const file = relativePath(siteDir, absolutePath)
      return {file, count: Object.keys(content).length, added, unused}
    })
  return {written, problems: [...problems, ...findPlaceholders(files, folder, siteDir)]}
}

/** Reports unknown placeholders in the strings of the site's code and its themes. */
function findPlaceholders(
  files: readonly DeclaredFile[],
  localizationDir: string,
  siteDir: string
): SiteProblem[] {
  const content = files.find(({file}) => file === CODE_FILE)?.content ?? {}
  const translated = readTranslations(path.join(localizationDir, CODE_FILE), siteDir) ?? {}
  const originals = Object.fromEntries(
    Object.entries(content).map(([id, {message}]) => [id, message])
  )
  return checkPlaceholders(translated, [originals], {siteDir, localizationDir})
}
