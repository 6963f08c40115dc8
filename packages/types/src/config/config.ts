import type {CheckSettings} from './check.js'
import type {HeadTagName} from '../content/head.js'
import type {MarkdownOptions} from '../content/content.js'
import type {JsonObject} from '../source/json.js'
import type {
  BrokenImageHook,
  BrokenLinkHook,
  FrontMatterParser,
  MarkdownParser,
  MarkdownPreprocessor,
  RemarkRehypeOptions
} from '../content/markdown-extension.js'
import type {ProblemPolicy} from '../source/problem.js'

/** A policy in a configuration. `throw` and `log` are Docusaurus's names for `fail` and `warn`. */
export type PolicySetting = ProblemPolicy | 'throw' | 'log'

/** The settings of one locale. */
export interface LocaleSettings {
  /** Name of the language in that language. Menus show it. */
  label: string
  /** Writing direction. */
  direction: 'ltr' | 'rtl'
  /** BCP 47 language tag of the pages. */
  htmlLang: string
  /** Calendar for dates, such as `gregory` or `persian`, as in `Intl`. */
  calendar: string
  /** Name of the locale's subfolder in `i18n.path`. */
  path: string
  /**
   * Whether pages are translated. If they aren't, they're built from the default locale's files.
   */
  translate: boolean
  /** Origin of the locale's pages, if it differs from the site's. */
  url?: string
  /** Path of the locale's home page. Starts and ends with `/`. */
  baseUrl: string
}

/** The locales of a site, including the current one. */
export interface I18n {
  /** Locale of the original content. */
  defaultLocale: string
  /** Locale that is currently built or shown. */
  currentLocale: string
  /** All locales, in the order of the configuration. */
  locales: readonly string[]
  /** Folder of translations, relative to the site root. */
  path: string
  /** Origin of locales that have no separate `url`. Set only if the current locale has one. */
  url?: string
  /** Settings of each locale, with every default filled in. */
  localeConfigs: Readonly<Record<string, LocaleSettings>>
}

/** The validated configuration of a site in one locale, with every default filled in. */
export interface SiteConfig {
  /** Name of the site. */
  title: string
  /** Set if the configuration has fields or plugins written for Docusaurus. */
  compatibility?: 'docusaurus'
  /** One sentence about the site. */
  tagline: string
  /** Origin of the deployed site, without a trailing slash. */
  url: string
  /** Path of the current locale's home page. Starts and ends with `/`. */
  baseUrl: string
  /**
   * Whether paths end with a slash. `true` results in `/a/`. `false` results in `/a`, which is
   * written as `a.html`. If absent, paths don't change.
   */
  trailingSlash?: boolean
  /** Path of the icon in a static folder, or a URL. */
  favicon?: string
  /** Separator between page title and site title. */
  titleDelimiter: string
  /** Whether pages have a `noindex` tag for search engines. */
  noIndex: boolean
  /** Owner of the repository, for `site deploy`. */
  organizationName?: string
  /** Name of the repository, for `site deploy`. */
  projectName?: string
  /** Branch that `site deploy` pushes to. */
  deploymentBranch?: string
  /** Host of the repository, if it isn't `github.com`. */
  githubHost?: string
  /** Port of `githubHost`. */
  githubPort?: string
  /** Locales. */
  i18n: I18n
  /** Policy for links to pages that don't exist (`broken-link`). */
  onBrokenLinks: ProblemPolicy
  /** Policy for links to anchors that don't exist (`broken-anchor`). */
  onBrokenAnchors: ProblemPolicy
  /** Policy for links to Markdown files that don't exist (`broken-markdown-link`). */
  onBrokenMarkdownLinks: ProblemPolicy
  /**
   * Policy for images in Markdown that don't exist or can't be read (`image-missing`,
   * `image-invalid`).
   */
  onBrokenMarkdownImages: ProblemPolicy
  /** Policy for duplicate routes (`route-conflict`). */
  onDuplicateRoutes: ProblemPolicy
  /** Markdown settings for the whole site. */
  markdown: Pick<
    MarkdownOptions,
    'format' | 'admonitions' | 'mermaid' | 'anchors' | 'emoji' | 'imageZoom' | 'mdx1Compat'
  > & {
    /** Markdown parser. All parsers generate the same pages. */
    parser: MarkdownParser
    /** Transforms each source before it's parsed. */
    preprocessor?: MarkdownPreprocessor
    /** Parses the front matter of docs, posts and pages. */
    parseFrontMatter?: FrontMatterParser
    /** Options of remark-rehype. */
    remarkRehypeOptions?: RemarkRehypeOptions
    /** Policies for broken links and images in Markdown. */
    hooks?: {
      onBrokenMarkdownLinks?: ProblemPolicy | BrokenLinkHook
      onBrokenMarkdownImages?: ProblemPolicy | BrokenImageHook
    }
  }
  /** Security settings. */
  security: {
    /**
     * Settings of the content security policy. If they're absent, the build neither writes nor
     * checks a policy.
     */
    csp?: CspSettings
    /** Security headers by name. They're written to the configuration files of hosts. */
    headers?: Readonly<Record<string, string>>
    /**
     * Whether pages contain hashes of their scripts and stylesheets. Browsers check these hashes.
     */
    integrity?: boolean
  }
  /** Hosts to generate headers and redirects files for. */
  hostFiles: readonly string[]
  /** Settings of `site check`. */
  check: CheckSettings
  /** Folders whose files are copied to the output. Paths are relative to the site root. */
  staticDirectories: readonly string[]
  /** Tags for the head of every page. */
  headTags: readonly ConfigHeadTag[]
  /** Stylesheets for every page: URLs, or attributes of `<link>`. */
  stylesheets: readonly (string | Readonly<Record<string, string | boolean>>)[]
  /** Scripts for every page: URLs, or attributes of `<script>`. */
  scripts: readonly (string | Readonly<Record<string, string | boolean>>)[]
  /** Modules that every page loads. */
  clientModules: readonly string[]
  /** Custom data for plugins and components. */
  customFields: JsonObject
  /** Configuration of the theme, validated by its plugins. */
  themeConfig: JsonObject
}

/** The settings of the content security policy. */
export interface CspSettings {
  /** Whether to add the policy to every page as a meta tag, for hosts without custom headers. */
  meta: boolean
  /** Output file that contains the policy header for the host. `false` if there's no file. */
  headersFile: string | false
  /**
   * Whether to require Trusted Types. Browsers then reject strings where they could inject HTML or
   * code.
   *
   * @default true, unless `script-src` allows other hosts
   */
  trustedTypes?: boolean
  /** Sources for each directive. They replace the generated ones. */
  directives: Readonly<Record<string, readonly string[]>>
}

/** A tag for the head of every page. */
export interface ConfigHeadTag {
  /** Name of the element. */
  tagName: HeadTagName
  /** Attributes. `true` adds an attribute without a value. */
  attributes?: Readonly<Record<string, string | boolean>>
  /** Content of a script, style or noscript element. */
  innerHTML?: string
}
