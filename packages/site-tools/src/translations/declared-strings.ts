import path from 'node:path'
import type {SiteProblem, TranslationContent} from '@lectern/types'
import {listThemePaths, type Site} from '@lectern/core/site/site'
import {runPluginHook} from '@lectern/core/plugins/plugin-hooks'
import type {LoadedPlugin} from '@lectern/core/plugins/load-plugins'
import {collectDefaultMessages} from '@lectern/core/translations/code-messages'
import {extractStrings} from './extract-strings.js'
import {listCodeFiles} from './list-code-files.js'
import {CODE_FILE, nameTranslationFolder} from '@lectern/core/translations/translation-folder'
import {isInside} from '@lectern/shared/files/relative-path'

/** A translation file with the site's source strings. */
export interface DeclaredFile {
  /** Path relative to a locale's folder, with forward slashes. */
  file: string
  content: TranslationContent
}

/** All translatable strings of a site. */
export interface DeclaredStrings {
  files: readonly DeclaredFile[]
  problems: readonly SiteProblem[]
}

/** Finds all translatable strings in plugins and in the code of the site and its themes. */
export async function findDeclaredStrings(site: Site): Promise<DeclaredStrings> {
  const code = await findCodeStrings(site)
  const files = await Promise.all(site.plugins.map(listPluginFiles))
  return {
    files: [{file: CODE_FILE, content: code.content}, ...files.flat()],
    problems: code.problems
  }
}

async function findCodeStrings(site: Site) {
  const {findTranslations} = await import('@lectern/bundler/translations')
  const own = path.join(site.siteDir, 'src')
  const themes = listThemePaths(site).filter((folder) => !isInside(folder, own))
  const folders = [own, ...themes.map(findCodeFolder)]
  const {content, problems} = extractStrings(listCodeFiles(folders), site.siteDir, findTranslations)
  const {compatibility, currentLocale} = {...site.siteConfig.i18n, ...site.siteConfig}
  const defaults = {
    ...(await collectDefaultMessages(site.plugins)),
    // The strings that the site shows, so that writing them changes nothing.
    ...(compatibility && site.compatibility.readMessages(currentLocale))
  }
  return {content: addDefaults(content, defaults), problems}
}

/** Adds the themes' strings in the site's language. Some aren't used by any component. */
function addDefaults(
  content: TranslationContent,
  defaults: Readonly<Record<string, string>>
): TranslationContent {
  const translated = Object.entries(defaults).map(([id, message]) => [
    id,
    {...content[id], message}
  ])
  return {...content, ...Object.fromEntries(translated)}
}

async function listPluginFiles({plugin, id, label}: LoadedPlugin): Promise<DeclaredFile[]> {
  if (!plugin.getTranslationFiles) return []
  const content = await runPluginHook(label, 'loadContent', () => plugin.loadContent?.())
  const files = await runPluginHook(label, 'getTranslationFiles', () =>
    plugin.getTranslationFiles?.({content})
  )
  const folder = nameTranslationFolder({name: plugin.name, id})
  return (files ?? []).map((file) => ({
    file: `${folder}/${file.path}.json`,
    content: file.content
  }))
}

/** Returns the folder to search for strings. For a package, that's all of `src`. */
function findCodeFolder(themePath: string): string {
  return /[\\/]src[\\/]components$/.test(themePath) ? path.dirname(themePath) : themePath
}
