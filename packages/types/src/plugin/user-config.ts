import type {ConfigHeadTag, PolicySetting} from '../config/config.js'
import type {UserThemeConfig} from '../config/theme-config.js'
import type {UserCacheConfig} from '../config/user-cache.js'
import type {UserCheckConfig} from '../config/user-check.js'
import type {UserI18nConfig} from '../config/user-i18n.js'
import type {UserMarkdownConfig} from '../config/user-markdown.js'
import type {UserSecurityConfig} from '../config/user-security.js'
import type {PluginEntry, PresetEntry} from './plugin-entry.js'

/** The fields of `site.config.*`. Only `title` and `url` are required. */
export interface UserConfig
  extends UserI18nConfig,
    UserMarkdownConfig,
    UserCacheConfig,
    UserSecurityConfig,
    UserCheckConfig {
  /** Name of the site. */
  title: string
  /** Origin of the deployed site, such as `https://example.com`. */
  url: string
  /** Enables fields and plugins for Docusaurus. It's always set for `docusaurus.config.*`. */
  compatibility?: 'docusaurus'
  /**
   * A sentence about the site.
   *
   * @default ''
   */
  tagline?: string
  /**
   * Path of the home page on the host.
   *
   * @default '/'
   */
  baseUrl?: string
  /**
   * Whether page paths end with a slash. `true` writes `a/index.html`, `false` writes `a.html`. By
   * default, paths don't change.
   */
  trailingSlash?: boolean
  /**
   * Path of the icon in a static folder, or a URL. A missing file is reported as
   * `static-file-missing`.
   */
  favicon?: string
  /**
   * Separator between page title and site title.
   *
   * @default '|'
   */
  titleDelimiter?: string
  /** Adds a `noindex` tag for search engines to every page. @default false */
  noIndex?: boolean
  /** Owner of the repository, for `site deploy`. */
  organizationName?: string
  /** Name of the repository, for `site deploy`. */
  projectName?: string
  /** Branch that `site deploy` pushes to. */
  deploymentBranch?: string
  /** Host of the repository, if it isn't `github.com`. */
  githubHost?: string
  /** Port of `githubHost`. */
  githubPort?: string | number
  /**
   * Policy for links to pages that don't exist (`broken-link`).
   *
   * @default 'fail'
   */
  onBrokenLinks?: PolicySetting
  /**
   * Policy for links to anchors that don't exist (`broken-anchor`).
   *
   * @default 'warn'
   */
  onBrokenAnchors?: PolicySetting
  /**
   * Policy for links to Markdown files that don't exist (`broken-markdown-link`).
   *
   * @default 'fail'
   */
  onBrokenMarkdownLinks?: PolicySetting
  /**
   * Policy for images in Markdown that don't exist or can't be read (`image-missing`,
   * `image-invalid`).
   *
   * @default 'fail'
   */
  onBrokenMarkdownImages?: PolicySetting
  /**
   * Policy for duplicate routes (`route-conflict`).
   *
   * @default 'fail'
   */
  onDuplicateRoutes?: PolicySetting
  /**
   * Hosts to generate headers and redirects files for.
   *
   * @default []
   */
  hostFiles?: string[]
  /**
   * Folders whose files are copied to the output, relative to the site root.
   *
   * @default ['static']
   */
  staticDirectories?: string[]
  /**
   * Tags for the head of every page.
   *
   * @default []
   */
  headTags?: ConfigHeadTag[]
  /**
   * Stylesheets for every page: URLs, or attributes of `<link>`.
   *
   * @default []
   */
  stylesheets?: (string | Record<string, string | boolean>)[]
  /**
   * Scripts for every page: URLs, or attributes of `<script>`.
   *
   * @default []
   */
  scripts?: (string | Record<string, string | boolean>)[]
  /**
   * Modules that every page loads, relative to the site root. A missing module is reported as
   * `import-missing`.
   *
   * @default []
   */
  clientModules?: string[]
  /**
   * Custom data for plugins and components. Only JSON values are supported.
   *
   * @default {}
   */
  customFields?: Record<string, unknown>
  /**
   * Presets: names, or pairs of a name and options. A missing package is reported as
   * `plugin-missing`.
   *
   * @default []
   */
  presets?: PresetEntry[]
  /**
   * Plugins: names, or pairs of a name and options. A missing package is reported as
   * `plugin-missing`, and two instances with the same ID as `plugin-duplicate`.
   *
   * @default []
   */
  plugins?: PluginEntry[]
  /**
   * Themes: names, or pairs of a name and options. A missing package is reported as
   * `plugin-missing`.
   *
   * @default []
   */
  themes?: PluginEntry[]
  /**
   * Configuration of the theme. Invalid values are reported as `theme-config-invalid`.
   *
   * @default {}
   */
  themeConfig?: UserThemeConfig
}
