import type {CheckLevel, CheckRule, IgnoredFinding} from '../config/check.js'
import type {
  ConfigHeadTag,
  CspSettings,
  HostName,
  LocaleSettings,
  PolicySetting,
  SiteConfig
} from '../config/config.js'
import type {PluginEntry, PresetEntry} from './plugin-entry.js'

/** What an author writes in `site.config.*`: the fields of `SiteConfig`, all but `title` and `url` optional. */
export interface UserConfig {
  title: string
  url: string
  /** The configuration has fields or plugins written for Docusaurus. */
  compatibility?: 'docusaurus'
  tagline?: string
  baseUrl?: string
  trailingSlash?: boolean
  favicon?: string
  titleDelimiter?: string
  noIndex?: boolean
  organizationName?: string
  projectName?: string
  /** Branch to which `site deploy` pushes. */
  deploymentBranch?: string
  /** Host of the repository, where it is not github.com. */
  githubHost?: string
  githubPort?: string | number
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
  markdown?: Partial<SiteConfig['markdown']> & {
    /** Docusaurus's place for two of the policies. */
    hooks?: {onBrokenMarkdownLinks?: PolicySetting; onBrokenMarkdownImages?: PolicySetting}
  }
  security?: {
    /** Write a content security policy without `unsafe-inline`, and say what it would block. */
    csp?: boolean | Partial<CspSettings>
  }
  /** Write files by which these hosts send headers and redirects. */
  hostFiles?: HostName[]
  /** What `site check` looks at, and how much of it is an error. */
  check?: {
    rules?: Partial<Record<CheckRule, CheckLevel>>
    /** A text is the pattern of pages. */
    ignore?: (string | IgnoredFinding)[]
    /** By plugin or pattern of paths; sizes in bytes, or as `'115 kB'`. */
    budgets?: Record<string, {[part in 'html' | 'js' | 'css' | 'images']?: number | string}>
  }
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
