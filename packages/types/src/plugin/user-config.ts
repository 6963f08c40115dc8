import type {CheckLevel, CheckRule, IgnoredFinding} from '../config/check.js'
import type {ConfigHeadTag, CspSettings, LocaleSettings, PolicySetting} from '../config/config.js'
import type {UserThemeConfig} from '../config/theme-config.js'
import type {
  AdmonitionOptions,
  BrokenImageHook,
  BrokenLinkHook,
  FrontMatterParser,
  MarkdownParser,
  MarkdownPreprocessor,
  RemarkRehypeOptions
} from '../content/markdown-extension.js'
import type {PluginEntry, PresetEntry} from './plugin-entry.js'

/** The fields of `site.config.*`. Only `title` and `url` are required. */
export interface UserConfig {
  /** Name of the site. */
  title: string
  /** Origin of the deployed site, such as `https://example.com`. */
  url: string
  /** Accepts fields and plugins written for Docusaurus. Set for every `docusaurus.config.*`. */
  compatibility?: 'docusaurus'
  /**
   * One sentence about the site.
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
   * Whether paths of pages end with a slash. `true` writes `a/index.html`, `false` writes `a.html`. If
   * it's not set, paths stay as plugins created them.
   */
  trailingSlash?: boolean
  /** Path of the icon in a static folder, or a URL. */
  favicon?: string
  /**
   * Text between page title and site title.
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
  /** Port of that host. */
  githubPort?: string | number
  /** Locales of the site. */
  i18n?: {
    /**
     * Locale that the site is written in.
     *
     * @default 'en'
     */
    defaultLocale?: string
    /** Locales to build, with the default locale among them. If it's not set, only the default locale. */
    locales?: string[]
    /**
     * Folder of translations, relative to the site root.
     *
     * @default 'i18n'
     */
    path?: string
    /**
     * Settings of single locales.
     *
     * @default {}
     */
    localeConfigs?: Record<string, Partial<LocaleSettings>>
  }
  /**
   * Policy for links to pages that don't exist.
   *
   * @default 'fail'
   */
  onBrokenLinks?: PolicySetting
  /**
   * Policy for links to anchors that don't exist.
   *
   * @default 'warn'
   */
  onBrokenAnchors?: PolicySetting
  /**
   * Policy for links to Markdown files that don't exist.
   *
   * @default 'fail'
   */
  onBrokenMarkdownLinks?: PolicySetting
  /**
   * Policy for images in Markdown that don't exist.
   *
   * @default 'fail'
   */
  onBrokenMarkdownImages?: PolicySetting
  /**
   * Policy for duplicate routes.
   *
   * @default 'fail'
   */
  onDuplicateRoutes?: PolicySetting
  /** Markdown settings of the whole site. */
  markdown?: {
    /**
     * Format of Markdown files. `detect` reads `.mdx` files as MDX and all others as Markdown.
     *
     * @default 'detect'
     */
    format?: 'detect' | 'md' | 'mdx'
    /**
     * Names of admonitions in addition to the built-in ones, or `false` for none.
     *
     * @default []
     */
    admonitions?: AdmonitionOptions
    /**
     * Whether code blocks of the language `mermaid` are drawn as diagrams.
     *
     * @default false
     */
    mermaid?: boolean
    /** Settings of heading IDs. */
    anchors?: {
      /**
       * Whether generated IDs keep upper case.
       *
       * @default false
       */
      maintainCase?: boolean
    }
    /**
     * Whether shortcodes such as `:tada:` become emoji.
     *
     * @default false
     */
    emoji?: boolean
    /**
     * Markdown parser. All parsers generate the same pages. `auto`: the native parser if it's installed
     * and generates the same tree, else `remark-parse`. `fast` fails if it isn't installed.
     *
     * @default 'auto'
     */
    parser?: MarkdownParser
    /** Changes each source before it's parsed. */
    preprocessor?: MarkdownPreprocessor
    /** Parses the front matter of docs, posts and pages. */
    parseFrontMatter?: FrontMatterParser
    /** Options of remark-rehype, such as `footnoteLabel`. */
    remarkRehypeOptions?: RemarkRehypeOptions
    /** Syntax of MDX 1 that MDX files may have. */
    mdx1Compat?: {
      /**
       * HTML comments in MDX.
       *
       * @default true
       */
      comments?: boolean
      /**
       * `:::note Title` without brackets.
       *
       * @default true
       */
      admonitions?: boolean
      /**
       * `## Title {#id}` in MDX.
       *
       * @default true
       */
      headingIds?: boolean
    }
    /** Docusaurus's location of the policies for broken Markdown links and images. Each may be a function. */
    hooks?: {
      onBrokenMarkdownLinks?: PolicySetting | BrokenLinkHook
      onBrokenMarkdownImages?: PolicySetting | BrokenImageHook
    }
  }
  /** Security settings. */
  security?: {
    /**
     * Writes a strict content security policy and reports what it blocks. `true` uses the default settings.
     *
     * @default true if `hostFiles` names a host that sends headers
     */
    csp?: boolean | Partial<CspSettings>
    /**
     * Sends security headers: `true` sends the default ones. An object changes them by name, and `false` removes one.
     *
     * @default true if `hostFiles` names a host that sends headers
     */
    headers?: boolean | Record<string, string | false>
    /**
     * Makes browsers refuse scripts and stylesheets whose bytes changed after the build (Subresource Integrity).
     *
     * @default false
     */
    integrity?: boolean
  }
  /**
   * Hosts to write headers and redirects files for.
   *
   * @default []
   */
  hostFiles?: string[]
  /** Settings of `site check`. */
  check?: {
    /**
     * Levels of rules that differ from the defaults.
     *
     * @default {}
     */
    rules?: Partial<Record<CheckRule, CheckLevel>>
    /**
     * Findings to ignore. A string is a glob for pages.
     *
     * @default []
     */
    ignore?: (string | IgnoredFinding)[]
    /**
     * Maximum sizes by plugin or path pattern, in bytes or as a string such as `'115 kB'`.
     *
     * @default {}
     */
    budgets?: Record<string, {[part in 'html' | 'js' | 'css' | 'images']?: number | string}>
  }
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
   * Modules that every page loads, relative to the site root.
   *
   * @default []
   */
  clientModules?: string[]
  /**
   * Data for plugins and components. JSON values only.
   *
   * @default {}
   */
  customFields?: Record<string, unknown>
  /**
   * Presets: names, or pairs of a name and options.
   *
   * @default []
   */
  presets?: PresetEntry[]
  /**
   * Plugins: names, or pairs of a name and options.
   *
   * @default []
   */
  plugins?: PluginEntry[]
  /**
   * Themes: names, or pairs of a name and options.
   *
   * @default []
   */
  themes?: PluginEntry[]
  /**
   * Configuration of the theme.
   *
   * @default {}
   */
  themeConfig?: UserThemeConfig
}
