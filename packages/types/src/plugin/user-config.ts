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
  /** Path of the icon in a static folder, or a URL. */
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
  /** Settings of the cache. Pages and plugins can't read them. */
  cache?: {
    /** A cache that several machines share. */
    remote?: {
      /** Base URL of a server with the HTTP protocol of Bazel's remote cache, or the path of a folder. */
      url?: string
      /**
       * Credentials for the server. Use environment variables to keep them out of the
       * configuration.
       */
      credentials?: {token: string} | {username: string; password: string}
      /**
       * Whether builds store their results. `auto` only stores them in CI.
       *
       * @default 'auto'
       */
      push?: 'auto' | 'always' | 'never'
      /**
       * Part of the cache that builds write to and read from. By default, it depends on the branch
       * in CI.
       */
      scope?: string | {write: string; read?: string[]}
      /** Signs stored results, and ignores results without a valid signature. */
      signature?: {
        /** Secret with at least 16 characters. */
        key: string
        /**
         * Whether results without a valid signature are ignored.
         *
         * @default true
         */
        required?: boolean
      }
      /**
       * Time limit in seconds. It applies separately to reading and writing.
       *
       * @default 30
       */
      timeout?: number
    }
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
  /** Markdown settings for the whole site. */
  markdown?: {
    /**
     * Format of Markdown files. `detect` treats `.mdx` files as MDX and all others as Markdown.
     *
     * @default 'detect'
     */
    format?: 'detect' | 'md' | 'mdx'
    /**
     * Admonition names to add to the built-in ones, or `false` to turn admonitions off.
     *
     * @default []
     */
    admonitions?: AdmonitionOptions
    /**
     * Whether `mermaid` code blocks are rendered as diagrams.
     *
     * @default false
     */
    mermaid?: boolean
    /** Settings of heading IDs. */
    anchors?: {
      /**
       * Whether generated IDs keep uppercase letters.
       *
       * @default false
       */
      maintainCase?: boolean
    }
    /**
     * Whether shortcodes such as `:tada:` are converted to emoji.
     *
     * @default false
     */
    emoji?: boolean
    /**
     * Markdown parser. All generate the same pages. `auto` uses the native parser if it's installed and
     * supports the file, and `remark-parse` otherwise. `fast` fails if it isn't installed.
     *
     * @default 'auto'
     */
    parser?: MarkdownParser
    /** Transforms each source before it's parsed. */
    preprocessor?: MarkdownPreprocessor
    /** Parses the front matter of docs, posts and pages. */
    parseFrontMatter?: FrontMatterParser
    /** Options of remark-rehype, such as `footnoteLabel`. */
    remarkRehypeOptions?: RemarkRehypeOptions
    /** MDX 1 syntax to support in MDX files. */
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
    /** Docusaurus's settings for broken Markdown links and images: a policy or a function for each. */
    hooks?: {
      onBrokenMarkdownLinks?: PolicySetting | BrokenLinkHook
      onBrokenMarkdownImages?: PolicySetting | BrokenImageHook
    }
  }
  /** Security settings. */
  security?: {
    /**
     * Whether to write a strict content security policy and report what it blocks. `true` uses the
     * default settings.
     *
     * @default true if `hostFiles` contains a host that supports headers
     */
    csp?: boolean | Partial<CspSettings>
    /**
     * Security headers. `true` sends the default ones. An object changes them by name, and `false`
     * removes a header.
     *
     * @default true if `hostFiles` contains a host that supports headers
     */
    headers?: boolean | Record<string, string | false>
    /**
     * Whether browsers reject scripts and stylesheets that were modified after the build
     * (Subresource Integrity).
     *
     * @default false
     */
    integrity?: boolean
  }
  /**
   * Hosts to generate headers and redirects files for.
   *
   * @default []
   */
  hostFiles?: string[]
  /** Settings of `site check`. */
  check?: {
    /**
     * Levels of rules, if they differ from the defaults.
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
     * Maximum page sizes by plugin or path pattern, in bytes or as a string such as `'115 kB'`.
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
   * Custom data for plugins and components. Only JSON values are supported.
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
