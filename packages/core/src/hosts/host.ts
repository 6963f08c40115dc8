import type {SiteConfig} from '@lectern/types'

/** A host that reads its settings from files in the output. */
export interface Host {
  /** Name in messages. */
  title: string
  /** Files that the host reads. Hosts with the same format share one object. */
  files: readonly HostFile[]
  /** Whether its files make it send headers. */
  sendsHeaders?: boolean
  /** Limits of its files. */
  limits?: readonly FileLimits[]
}

/** Hosts by their names in the option `hostFiles`. */
export type Hosts = Readonly<Record<string, Host>>

/** A file that hosts read. */
export interface HostFile {
  /** Path in the output folder. */
  name: string
  /** Whether hosts answer requests for the file with the status 404. */
  isHidden: boolean
  /**
   * Creates the text of the file.
   *
   * @param own - Text of the site's static file with the same name.
   * @returns `undefined` if the site doesn't need the file.
   */
  write: (site: HostedSite, own?: string) => string | undefined
  /** Finds the redirects in the text of the file. */
  readRedirects?: (text: string) => Iterable<FoundRedirect>
  /** Finds the headers that `site serve` sends. */
  previewHeaders?: (text: string) => readonly HeaderRule[]
  /** Finds the redirects that `site serve` follows, by path. */
  previewRedirects?: (text: string) => ReadonlyMap<string, {to: string; status: number}>
}

/** Limits of a file. The host ignores whatever exceeds them. */
export interface FileLimits {
  /** Name of the file. */
  file: string
  /** Most rules in the file. */
  rules: number
  /** Most characters in a line. */
  characters: number
  /** How to stay below the limits. */
  hint: string
}

/** Facts about a site that hosts need. */
export interface HostedSite {
  /** `baseUrl` is the path of the output folder. */
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>
  /** Base URL of each language in the output. */
  languages: readonly string[]
  redirects: readonly RedirectRule[]
  /** Value of the header `Content-Security-Policy`; absent without a policy. */
  policy?: string
  /** Further security headers by name. */
  securityHeaders?: Readonly<Record<string, string>>
  /** File in the output for the policy and the security headers. */
  policyFile?: string
  /** Files of all supported hosts that readers can't request. */
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
  /** Offset of the rule in the file, if the file is edited by hand. */
  at?: number
}

/** Headers for paths that match a pattern. In the pattern, `*` matches any text. */
export interface HeaderRule {
  pattern: string
  headers: Readonly<Record<string, string>>
}
