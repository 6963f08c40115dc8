import {type Dirent, existsSync, readdirSync} from 'node:fs'
import path from 'node:path'
import type {PluginRef, SiteConfig, SiteProblem} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {findNearest} from '@lectern/shared/text/nearest'
import {localizationFolder, normalizeLocale} from './choose-locale.js'

/**
 * Reports translations that no page shows, because the folder of a locale or plugin has a different
 * name than expected, or because docs aren't in `current`.
 */
export function checkTranslationFolders(
  siteDir: string,
  {i18n}: Pick<SiteConfig, 'i18n'>,
  plugins: readonly PluginRef[]
): SiteProblem[] {
  const folder = localizationFolder(siteDir, {i18n})
  return [
    ...(i18n.currentLocale === i18n.defaultLocale ? checkLanguages(siteDir, i18n) : []),
    ...checkPlugins(folder, siteDir, plugins.flatMap(listFolders)),
    ...listNames(folder, isDocsFolder).flatMap((name) =>
      checkDocs(path.join(folder, name), siteDir)
    )
  ]
}

function listNames(folder: string, isWanted: (entry: Dirent) => boolean): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, {withFileTypes: true})
  return entries.filter(isWanted).map(({name}) => name)
}

const isFolder = (entry: Dirent) => entry.isDirectory()
const isDocsFolder = (entry: Dirent) =>
  entry.isDirectory() && /^docusaurus-plugin-content-docs(?:-|$)/.test(entry.name)
const isMarkdown = (entry: Dirent) => entry.isFile() && /\.mdx?$/.test(entry.name)

/** Reports folders such as `pt_br` of a site whose locale is `pt-BR`. */
function checkLanguages(siteDir: string, {path: root, locales, localeConfigs}: SiteConfig['i18n']) {
  const used = locales.map((locale) => localeConfigs[locale]?.path ?? locale)
  return listNames(path.resolve(siteDir, root), isFolder)
    .filter((name) => !used.includes(name))
    .flatMap((name): SiteProblem[] => {
      const meant = used.find((one) => normalizeLocale(one) === normalizeLocale(name))
      return meant === undefined ? [] : [unusedFolder(`${root}/${name}`, `${root}/${meant}`)]
    })
}

/** Names of the folders with a plugin's translations. */
function listFolders({name, id}: PluginRef): string[] {
  const end = id === 'default' ? '' : `-${id}`
  return [`docusaurus-plugin-content-${name}${end}`, `${name}${end}`, 'docusaurus-theme-classic']
}

function checkPlugins(folder: string, siteDir: string, known: readonly string[]): SiteProblem[] {
  return listNames(folder, isFolder)
    .filter((name) => !known.includes(name))
    .flatMap((name): SiteProblem[] => {
      const meant = findNearest(name, known)
      const written = relativePath(siteDir, path.join(folder, name))
      return meant === undefined ? [] : [unusedFolder(written, meant)]
    })
}

function checkDocs(folder: string, siteDir: string): SiteProblem[] {
  const [first, ...others] = listNames(folder, isMarkdown)
  if (first === undefined) return []
  const file = relativePath(siteDir, path.join(folder, first))
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return [
    {
      code: 'translation-folder-unused',
      policy: 'warn',
      message: `The translation ${file}${more} isn't published, because it doesn't belong to a version.`,
      position: {file},
      hint: 'Move it to `current` in the same folder, or to a version such as `version-1.0.0`.'
    }
  ]
}

function unusedFolder(name: string, meant: string): SiteProblem {
  return {
    code: 'translation-folder-unused',
    policy: 'warn',
    message: `The translations in ${name} aren't published, because nothing reads this folder.`,
    position: {file: name},
    hint: `Did you mean \`${meant}\`?`
  }
}
