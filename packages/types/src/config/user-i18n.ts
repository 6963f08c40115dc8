import type {LocaleSettings} from './config.js'

/** The locales in `site.config.*`. */
export interface UserI18nConfig {
  /** Locales of the site. */
  i18n?: {
    /**
     * Locale of the original content.
     *
     * @default 'en'
     */
    defaultLocale?: string
    /** Locales to build, including the default locale. By default, only the default locale is built. */
    locales?: string[]
    /**
     * Folder of translations, relative to the site root.
     *
     * @default 'i18n'
     */
    path?: string
    /**
     * Settings of individual locales.
     *
     * @default {}
     */
    localeConfigs?: Record<string, Partial<LocaleSettings>>
  }
}
