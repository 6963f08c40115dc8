import type {I18n, LocaleSettings, SiteConfig} from '@lectern/types'

/** Returns the settings of a left-to-right locale. */
export function createLocaleSettings(
  locale: string,
  fields: Partial<LocaleSettings> = {}
): LocaleSettings {
  return {
    label: locale,
    direction: 'ltr',
    htmlLang: locale,
    calendar: 'gregory',
    path: locale,
    translate: true,
    baseUrl: '/',
    ...fields
  }
}

/** Returns the locales of a site. Defaults to only English. */
export function createI18n(fields: Partial<I18n> = {}): I18n {
  return {
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en'],
    path: 'i18n',
    localeConfigs: {},
    ...fields
  }
}

/** Returns a validated configuration without plugins. `fields` override the defaults. */
export function createSiteConfig(fields: Partial<SiteConfig> = {}): SiteConfig {
  return {
    title: 'Birds',
    tagline: '',
    url: 'https://example.com',
    baseUrl: '/',
    titleDelimiter: '|',
    noIndex: false,
    i18n: createI18n(),
    onBrokenLinks: 'fail',
    onBrokenAnchors: 'warn',
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: 'fail',
    onDuplicateRoutes: 'warn',
    markdown: {format: 'detect', parser: 'auto', admonitions: []},
    security: {},
    hostFiles: [],
    check: {rules: {}, ignore: [], budgets: {}},
    staticDirectories: ['static'],
    headTags: [],
    stylesheets: [],
    scripts: [],
    clientModules: [],
    customFields: {},
    themeConfig: {},
    ...fields
  }
}
