import type {HeadTagName} from './head.js'
import type {MarkdownOptions} from './content.js'
import type {JsonObject} from './json.js'
import type {PluginFactory, PresetFactory} from './plugin.js'
import type {ProblemPolicy} from './problem.js'

/** `throw` and `log` are the words that Docusaurus uses for `fail` and `warn`. */
export type PolicySetting = ProblemPolicy | 'throw' | 'log'

/** A package, a short name, a path or a function, alone or with its options; falsy entries are skipped. */
export type PluginEntry =
  | string
  | PluginFactory
  | [string | PluginFactory, object]
  | false
  | null
  | undefined
export type PresetEntry =
  | string
  | PresetFactory
  | [string | PresetFactory, object]
  | false
  | null
  | undefined

export interface LocaleSettings {
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
}

export interface I18nSettings {
  defaultLocale: string
  locales: readonly string[]
  path: string
  localeConfigs: Readonly<Record<string, LocaleSettings>>
}

/** The configuration after validation: every default filled in. */
export interface SiteConfig {
  title: string
  tagline: string
  /** Origin of the deployed site, without a trailing slash. */
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
  /** `true`: `/a/`; `false`: `/a`, written as `a.html`; absent: paths stay as plugins made them. */
  trailingSlash?: boolean
  favicon?: string
  titleDelimiter: string
  noIndex: boolean
  organizationName?: string
  projectName?: string
  i18n: I18nSettings
  onBrokenLinks: ProblemPolicy
  onBrokenAnchors: ProblemPolicy
  onBrokenMarkdownLinks: ProblemPolicy
  onBrokenMarkdownImages: ProblemPolicy
  onDuplicateRoutes: ProblemPolicy
  markdown: Pick<MarkdownOptions, 'format' | 'admonitions'>
  staticDirectories: readonly string[]
  headTags: readonly ConfigHeadTag[]
  stylesheets: readonly (string | Readonly<Record<string, string | boolean>>)[]
  scripts: readonly (string | Readonly<Record<string, string | boolean>>)[]
  clientModules: readonly string[]
  customFields: JsonObject
  presets: readonly PresetEntry[]
  plugins: readonly PluginEntry[]
  themes: readonly PluginEntry[]
  /** Validated by the theme. */
  themeConfig: JsonObject
}

export interface ConfigHeadTag {
  tagName: HeadTagName
  attributes?: Readonly<Record<string, string | boolean>>
  innerHTML?: string
}

/** What an author writes in `site.config.*`: the fields of `SiteConfig`, all but `title` and `url` optional. */
export interface UserConfig {
  title: string
  url: string
  tagline?: string
  baseUrl?: string
  trailingSlash?: boolean
  favicon?: string
  titleDelimiter?: string
  noIndex?: boolean
  organizationName?: string
  projectName?: string
  i18n?: {
    defaultLocale?: string
    locales?: string[]
    path?: string
    localeConfigs?: Record<string, Partial<LocaleSettings>>
  }
  onBrokenLinks?: PolicySetting
  onBrokenAnchors?: PolicySetting
  onBrokenMarkdownLinks?: PolicySetting
  onBrokenMarkdownImages?: PolicySetting
  onDuplicateRoutes?: PolicySetting
  markdown?: {format?: MarkdownOptions['format']; admonitions?: string[]}
  staticDirectories?: string[]
  headTags?: ConfigHeadTag[]
  stylesheets?: (string | Record<string, string | boolean>)[]
  scripts?: (string | Record<string, string | boolean>)[]
  clientModules?: string[]
  customFields?: Record<string, unknown>
  presets?: PresetEntry[]
  plugins?: PluginEntry[]
  themes?: PluginEntry[]
  themeConfig?: object
}
