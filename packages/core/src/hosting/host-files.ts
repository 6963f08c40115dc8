import fs from 'node:fs'
import path from 'node:path'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import type {Redirect, SiteConfig, SiteProblem} from '@lectern/types'
import {createRedirectUrl} from '../routes/redirect-url.js'
import {joinPolicies} from '../security/content-policy.js'
import {createHeadersFile, HEADERS_FILE} from '../hosts/headers-file.js'
import type {HostedSite, Hosts, RedirectRule} from '../hosts/host.js'
import {findExceededLimits} from '../hosts/host-limits.js'
import {HOSTS, listHiddenFiles, listHostFiles, selectHosts} from '../hosts/hosts.js'

/** A site in one locale, with data that hosts need. */
export interface HostedLocale {
  siteConfig: SiteConfig
  redirects: readonly Redirect[]
  /** Value of the `Content-Security-Policy` header. Absent if there's no policy. */
  policy?: string
  /** Whether pages are also available as Markdown, for clients that prefer it. */
  hasMarkdown?: boolean
}

/** An output and the locales in it. */
export interface HostedOutput {
  siteDir: string
  /** Base path of the published output. Starts and ends with `/`. */
  baseUrl: string
  /**
   * Locales in the output. Settings that can't differ between locales come from the first one.
   */
  locales: readonly [HostedLocale, ...HostedLocale[]]
}

/** Host files by their name in the output, and problems such as exceeded limits. */
export interface HostFiles {
  files: ReadonlyMap<string, string>
  problems: readonly SiteProblem[]
}

/**
 * Creates the files for a site's hosts. In `_headers` and `_redirects`, the site's own rules come
 * before the generated ones. All other files from static folders replace the generated files.
 */
export function createHostFiles(output: HostedOutput, hosts: Hosts = HOSTS): HostFiles {
  const {hostFiles} = output.locales[0].siteConfig
  const chosen = selectHosts(hostFiles, hosts)
  const site = describeSite(output, hosts)
  const files = new Map(createPolicyFile(site, output))
  for (const {name, write} of chosen.flatMap((host) => host.files)) {
    const text = write(site, readOwnFile(name, output))
    if (text !== undefined) files.set(name, text)
  }
  return {files, problems: findExceededLimits(chosen, files)}
}

/**
 * Lists the names of the host files in a site's output. For a file in a folder, lists the top
 * folder.
 */
export function listHostFileNames({security}: Pick<SiteConfig, 'security'>): string[] {
  const policyFile = chooseHeadersFile({security}) ?? HEADERS_FILE
  const [policyName = policyFile] = policyFile.split('/')
  return [...listHostFiles().map(({name}) => name), policyName]
}

function chooseHeadersFile({security}: Pick<SiteConfig, 'security'>): string | undefined {
  const {csp, headers = {}} = security
  if (csp) return csp.headersFile || undefined
  return Object.keys(headers).length > 0 ? HEADERS_FILE : undefined
}

function describeSite({locales, baseUrl}: HostedOutput, hosts: Hosts): HostedSite {
  const [{siteConfig}] = locales
  return {
    siteConfig: {...siteConfig, baseUrl},
    baseUrls: locales.map(({siteConfig}) => siteConfig.baseUrl),
    redirects: locales.flatMap(listRedirectRules),
    policy: joinPolicies(locales.flatMap((locale) => locale.policy ?? [])),
    securityHeaders: siteConfig.security.headers ?? {},
    policyFile: chooseHeadersFile(siteConfig),
    hasMarkdown: locales.some(({hasMarkdown}) => hasMarkdown),
    hiddenFiles: listHiddenFiles(hosts)
  }
}

/**
 * Creates the file with the policy and the security headers, even if none of the selected hosts
 * reads it.
 */
function* createPolicyFile(
  {baseUrls, policy, securityHeaders, policyFile: file}: HostedSite,
  output: HostedOutput
): Iterable<[string, string]> {
  if (file === undefined) return
  const headers = {baseUrls, policy, securityHeaders, caching: false}
  yield [file, createHeadersFile(headers, readOwnFile(file, output))]
}

function listRedirectRules({siteConfig, redirects}: HostedLocale): RedirectRule[] {
  return redirects.map(({from, to}) => ({
    from: addBaseUrl(encodeURI(from), siteConfig.baseUrl),
    to: createRedirectUrl(to, siteConfig)
  }))
}

/** Reads a file from the static folders. If several contain it, the last one wins. */
function readOwnFile(
  file: string,
  {siteDir, locales: [{siteConfig}]}: HostedOutput
): string | undefined {
  const own = siteConfig.staticDirectories
    .map((folder) => path.resolve(siteDir, folder, file))
    .findLast((candidate) => fs.existsSync(candidate))
  return own && fs.readFileSync(own, 'utf8')
}
