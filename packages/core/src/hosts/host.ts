import type {SiteConfig} from '@lectern/types'

/** A host that reads settings from files in the output. */
export interface Host {
  /** Name in messages. */
  title: string
  /** Other names that `hostFiles` accepts. */
  aliases?: readonly string[]
  /** Files that the host reads. Hosts that share a format share the object. */
  files: readonly HostFile[]
  /** Whether the files can set response headers. */
  sendsHeaders?: boolean
  /** Limits of the files. */
  limits?: readonly FileLimits[]
}

/** Hosts by name in the option `hostFiles`. */
export type Hosts = Readonly<Record<string, Host>>

/** A file that hosts read. */
export interface HostFile {
  /** Path relative to the output folder. */
  name: string
  /** Whether hosts respond with status 404 to requests for the file. */
  isHidden: boolean
  /**
   * Creates the text of the file.
   *
   * @param own - Text of the site's static file with the same name.
   * @returns `undefined` if the site doesn't need the file.
   */
  write: (site: HostedSite, own?: string) => string | undefined
  /** Finds the redirects in the file. */
  readRedirects?: (text: string) => Iterable<FoundRedirect>
  /** Finds the headers that `site serve` sends. */
  previewHeaders?: (text: string) => readonly HeaderRule[]
  /** Finds the redirects that `site serve` follows, by path. */
  previewRedirects?: (text: string) => ReadonlyMap<string, {to: string; status: number}>
}

/** Limits of a file. Hosts ignore anything beyond them. */
export interface FileLimits {
  /** Name of the file. */
  file: string
  /** Maximum number of rules in the file. */
  rules: number
  /** Maximum number of characters per line. */
  characters: number
  /** How to stay within the limits. */
  hint: string
}

/** Data about a site for hosts. */
export interface HostedSite {
  /** `baseUrl` is the base path of the output folder. */
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>
  /** Base URL of each language in the output. */
  languages: readonly string[]
  redirects: readonly RedirectRule[]
  /** Value of the `Content-Security-Policy` header; absent without a policy. */
  policy?: string
  /** Additional security headers by name. */
  securityHeaders?: Readonly<Record<string, string>>
  /** Output file for the policy and the security headers. */
  policyFile?: string
  /** Whether pages also exist as Markdown, for clients that prefer it. */
  hasMarkdown?: boolean
  /** Files that hosts don't publish, for all supported hosts. */
  hiddenFiles: readonly string[]
}

/** A redirect for hosts. */
export interface RedirectRule {
  /** Path with base URL, percent-encoded. */
  from: string
  /** Path with base URL, or a full URL; percent-encoded. */
  to: string
}

/** A redirect in a host's file. In `from`, `*` and `:name` can match any text. */
export interface FoundRedirect extends RedirectRule {
  /** Offset of the rule in the file, for files written by hand. */
  at?: number
}

/** Headers for paths that match a pattern. In the pattern, `*` matches any text. */
export interface HeaderRule {
  pattern: string
  headers: Readonly<Record<string, string>>
}
