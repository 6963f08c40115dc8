import {join} from 'node:path'
import type {SiteContext} from '@lectern/types'

/** A plugin instance with separate content. */
export interface ContentPlugin {
  /** `docs`, `blog`, `pages` or `changelog`. */
  plugin: string
  id: string
}

/** Plugins with translation folders in existing projects, by their names in Docusaurus. */
const FAMILIAR: ReadonlySet<string> = new Set(['docs', 'blog', 'pages'])

/** Data about the current language for a plugin. */
export type LanguageContext = Pick<SiteContext, 'localizationDir' | 'siteConfig'>

/**
 * Returns the folder for translations of an instance's content, named as in Docusaurus:
 * `i18n/fr/docusaurus-plugin-content-docs-community`. Other plugins use their names. The path is absolute and
 * may not exist. Returns `undefined` for a language without translated pages.
 */
export function localizedFolder(
  {localizationDir, siteConfig}: LanguageContext,
  {plugin, id}: ContentPlugin
): string | undefined {
  const {localeConfigs, currentLocale} = siteConfig.i18n
  if (localeConfigs[currentLocale]?.translate === false) return undefined
  const name = FAMILIAR.has(plugin) ? `docusaurus-plugin-content-${plugin}` : plugin
  return join(localizationDir, id === 'default' ? name : `${name}-${id}`)
}

/** Returns whether pages without a translation fall back to files in a different language. */
export function isTranslation({siteConfig}: Pick<LanguageContext, 'siteConfig'>): boolean {
  const {localeConfigs, currentLocale, defaultLocale} = siteConfig.i18n
  return currentLocale !== defaultLocale && localeConfigs[currentLocale]?.translate !== false
}
