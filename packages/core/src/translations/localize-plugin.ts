import fs from 'node:fs'
import type {JsonObject} from '@lectern/types'
import {runPluginHook} from '../plugins/plugin-hooks.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import {localizeFiles, type TranslationFolders} from './read-translations.js'

/**
 * Translates a plugin's content into the site's language. Returns it unchanged if there are no
 * translations.
 */
async function localizeContent(
  {plugin, id, label}: LoadedPlugin,
  content: unknown,
  folders: TranslationFolders
): Promise<unknown> {
  const {translateContent} = plugin
  if (!translateContent || !fs.existsSync(folders.localizationDir)) return content
  const files = await runPluginHook(label, 'getTranslationFiles', () =>
    plugin.getTranslationFiles?.({content})
  )
  const translationFiles = localizeFiles(files ?? [], {name: plugin.name, id}, folders)
  if (!translationFiles) return content
  return runPluginHook(label, 'translateContent', () =>
    translateContent.call(plugin, {content, translationFiles})
  )
}

/**
 * Lets plugins translate their content into the site's language. Does nothing if the locale has
 * no translations.
 */
export function localizePlugins(
  plugins: readonly LoadedPlugin[],
  folders: TranslationFolders
): LoadedPlugin[] {
  return plugins.map((loaded) => ({
    ...loaded,
    localize: (content) => localizeContent(loaded, content, folders)
  }))
}

/** Translates a validated `themeConfig` into the site's language. */
export async function localizeThemeConfig(
  plugins: readonly LoadedPlugin[],
  themeConfig: JsonObject,
  folders: TranslationFolders
): Promise<JsonObject> {
  if (!fs.existsSync(folders.localizationDir)) return themeConfig
  let localized = themeConfig
  for (const {plugin, id, label} of plugins) {
    const {translateThemeConfig} = plugin
    if (!translateThemeConfig) continue
    const files = await runPluginHook(label, 'getTranslationFiles', () =>
      // Themes have no content, because all their strings are in the configuration.
      plugin.getTranslationFiles?.({content: undefined})
    )
    const translationFiles = localizeFiles(files ?? [], {name: plugin.name, id}, folders)
    if (!translationFiles) continue
    const before = localized
    localized = await runPluginHook(label, 'translateThemeConfig', () =>
      translateThemeConfig.call(plugin, {themeConfig: before, translationFiles})
    )
  }
  return localized
}
