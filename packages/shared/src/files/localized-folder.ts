import {join} from 'node:path'
import type {SiteContext} from '@lectern/types'

/** A plugin instance that has its own content. */
export interface ContentPlugin {
  /** `docs`, `blog`, `pages` or `changelog`. */
  plugin: string
  id: string
}

/**
 * Plugins whose translation folders are named as in Docusaurus, because existing projects have
 * these folders.
 */
const FAMILIAR: ReadonlySet<string> = new Set(['docs', 'blog', 'pages'])

/** Data about the current language for a plugin. */
export type LanguageContext = Pick<SiteContext, 'localizationDir' | 'siteConfig'>

/**
 * Returns the folder that contains the translated content of a plugin instance, such as
 * `i18n/fr/docusaurus-plugin-content-docs-community`. The names match those in Docusaurus. Other
 * plugins use their own names. The path is absolute, and the folder may not exist. Returns
 * `undefined` if the current language has no translated pages.
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

/** Returns whether untranslated pages in the current language fall back to a different language. */
export function isTranslation({siteConfig}: Pick<LanguageContext, 'siteConfig'>): boolean {
  const {localeConfigs, currentLocale, defaultLocale} = siteConfig.i18n
  return currentLocale !== defaultLocale && localeConfigs[currentLocale]?.translate !== false
}
