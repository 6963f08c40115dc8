import type {SiteConfig} from '@lectern/types'

/** A host that is configured with files in the output. */
export interface Host {
  /** Name of the host in messages. */
  title: string
  /** Other names that `hostFiles` accepts. */
  aliases?: readonly string[]
  /** Files that the host reads. Hosts with the same format use the same object. */
  files: readonly HostFile[]
  /** Whether these files can set response headers. */
  sendsHeaders?: boolean
  /** Limits of the host's files. */
  limits?: readonly FileLimits[]
}

/** Hosts by their name in the `hostFiles` option. */
export type Hosts = Readonly<Record<string, Host>>

/** A file that hosts read. */
export interface HostFile {
  /** Path relative to the output folder. */
  name: string
  /** Whether requests for the file get status 404. */
  isHidden: boolean
  /** Whether the file contains the site's content security policy. */
  hasPolicy?: boolean
  /**
   * Creates the content of the file.
   *
   * @param own - Content of the site's static file with the same name.
   * @returns `undefined` if the site doesn't need the file.
   */
  write: (site: HostedSite, own?: string) => string | undefined
  /** Finds the redirects in the file's content. */
  readRedirects?: (text: string) => Iterable<FoundRedirect>
  /** Finds the headers in the file's content that `site serve` sends. */
  previewHeaders?: (text: string) => readonly HeaderRule[]
  /** Finds the redirects in the file's content that `site serve` follows, by path. */
  previewRedirects?: (text: string) => ReadonlyMap<string, {to: string; status: number}>
}

/** Limits of a file. A host ignores everything beyond them. */
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

/** Data about a site that hosts need. */
export interface HostedSite {
  /** Configuration of the site. `baseUrl` is the base path of the output folder. */
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>
  /** Base URL of each locale in the output. */
  baseUrls: readonly string[]
  redirects: readonly RedirectRule[]
  /** Value of the `Content-Security-Policy` header. Absent if there's no policy. */
  policy?: string
  /** Additional security headers by name. */
  securityHeaders?: Readonly<Record<string, string>>
  /** Output file for the policy and the security headers. */
  policyFile?: string
  /** Whether pages are also available as Markdown, for clients that prefer it. */
  hasMarkdown?: boolean
  /** Names of the files that hosts read but don't publish, for all supported hosts. */
  hiddenFiles: readonly string[]
}

/** A redirect for hosts. */
export interface RedirectRule {
  /** Path to redirect, with base URL and percent-encoded. */
  from: string
  /** Target path with base URL, or a full URL. Percent-encoded. */
  to: string
}

/** A redirect found in a host file. In `from`, `*` and `:name` match any text. */
export interface FoundRedirect extends RedirectRule {
  /** Offset of the rule in the file. Set only for handwritten files. */
  at?: number
}

/** Headers for all paths that match a pattern. In patterns, `*` matches any text. */
export interface HeaderRule {
  pattern: string
  headers: Readonly<Record<string, string>>
}
