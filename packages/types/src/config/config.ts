import type {CheckSettings} from './check.js'
import type {HeadTagName} from '../content/head.js'
import type {MarkdownOptions} from '../content/content.js'
import type {JsonObject} from '../source/json.js'
import type {MarkdownPreprocessor} from '../content/markdown-extension.js'
import type {ProblemPolicy} from '../source/problem.js'

/** `throw` and `log` are the words that Docusaurus uses for `fail` and `warn`. */
export type PolicySetting = ProblemPolicy | 'throw' | 'log'

/** One language of a site. */
export interface LocaleSettings {
  /** Its name in itself, for menus. */
  label: string
  direction: 'ltr' | 'rtl'
  /** Language tag (BCP 47) of its pages. */
  htmlLang: string
  /** Of its dates, as `Intl` names it: `gregory`, `persian`. */
  calendar: string
  /** Name of its folder in `i18n.path`. */
  path: string
  /** Whether its pages are translations of those of the default language. */
  translate: boolean
  /** Origin of its pages, where it is not that of the site. */
  url?: string
  /** Path of its home page; starts and ends with `/`. */
  baseUrl: string
}

/** The languages of a site, as seen from one of them. */
export interface I18n {
  defaultLocale: string
  /** The language that is being built or shown. */
  currentLocale: string
  locales: readonly string[]
  /** Folder of translations, relative to the site folder. */
  path: string
  /** Origin of the languages that have none of their own, while one is shown that has. */
  url?: string
  localeConfigs: Readonly<Record<string, LocaleSettings>>
}

/** The configuration of a site in one of its languages, after validation: every default filled in. */
export interface SiteConfig {
  title: string
  /** The configuration is written for Docusaurus, or has fields or plugins that are. */
  compatibility?: 'docusaurus'
  tagline: string
  /** Origin of the deployed site, without a trailing slash. */
  url: string
  /** Path of the home page of the current language; starts and ends with `/`. */
  baseUrl: string
  /** `true`: `/a/`; `false`: `/a`, written as `a.html`; absent: paths stay as plugins made them. */
  trailingSlash?: boolean
  favicon?: string
  titleDelimiter: string
  noIndex: boolean
  organizationName?: string
  projectName?: string
  /** Branch to which `site deploy` pushes. */
  deploymentBranch?: string
  /** Host of the repository, where it is not github.com. */
  githubHost?: string
  githubPort?: string
  i18n: I18n
  onBrokenLinks: ProblemPolicy
  onBrokenAnchors: ProblemPolicy
  onBrokenMarkdownLinks: ProblemPolicy
  onBrokenMarkdownImages: ProblemPolicy
  onDuplicateRoutes: ProblemPolicy
  markdown: Pick<MarkdownOptions, 'format' | 'admonitions' | 'mermaid' | 'anchors'> & {
    preprocessor?: MarkdownPreprocessor
  }
  security: {
    /** Absent: the build neither writes nor checks a content security policy. */
    csp?: CspSettings
  }
  /** Whose files the build writes beside the pages. */
  hostFiles: readonly HostName[]
  /** What `site check` looks at. */
  check: CheckSettings
  staticDirectories: readonly string[]
  headTags: readonly ConfigHeadTag[]
  stylesheets: readonly (string | Readonly<Record<string, string | boolean>>)[]
  scripts: readonly (string | Readonly<Record<string, string | boolean>>)[]
  clientModules: readonly string[]
  customFields: JsonObject
  /** Validated by the theme. */
  themeConfig: JsonObject
}

/** A host that reads files of its own kind: headers, redirects, what it is to leave alone. */
export type HostName = 'netlify' | 'cloudflare-pages' | 'nginx' | 'github-pages'

/** What a site says of its content security policy. */
export interface CspSettings {
  /** Put the policy into every page as well, for hosts that send no headers. */
  meta: boolean
  /** File of the output that tells a host to send the policy; `false` for none. */
  headersFile: string | false
  /** Sources by directive, in place of those that the build would write. */
  directives: Readonly<Record<string, readonly string[]>>
}

export interface ConfigHeadTag {
  tagName: HeadTagName
  attributes?: Readonly<Record<string, string | boolean>>
  innerHTML?: string
}
