import {join} from 'node:path'
import type {SiteContext} from '@lectern/types'

/** A plugin instance with separate content. */
export interface ContentPlugin {
  /** `docs`, `blog`, `pages` or `changelog`. */
  plugin: string
  id: string
}

/** Plugins whose folders projects have already, by their names in Docusaurus. */
const FAMILIAR: ReadonlySet<string> = new Set(['docs', 'blog', 'pages'])

/** Facts about the current language that a plugin needs. */
export type LanguageContext = Pick<SiteContext, 'localizationDir' | 'siteConfig'>

/**
 * Folder of translations of an instance's content, named as in Docusaurus:
 * `i18n/fr/docusaurus-plugin-content-docs-community`. Other plugins use their names. Absolute,
 * possibly missing; `undefined` for a language whose pages aren't translations.
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

/** Whether pages are made of files in another language than their own when those are not translated. */
export function isTranslation({siteConfig}: Pick<LanguageContext, 'siteConfig'>): boolean {
  const {localeConfigs, currentLocale, defaultLocale} = siteConfig.i18n
  return currentLocale !== defaultLocale && localeConfigs[currentLocale]?.translate !== false
}
