import fs from 'node:fs'
import path from 'node:path'
import {addBaseUrl} from '@lectern/shared/url-path'
import type {HostName, Redirect, SiteConfig, SiteProblem} from '@lectern/types'
import {createRedirectUrl} from '../routes/redirect-url.js'
import {createGithubPagesFiles} from './github-pages-files.js'
import {createHeadersFile} from './headers-file.js'
import {findExceededLimits} from './host-limits.js'
import {createNginxFile, NGINX_FILE} from './nginx-file.js'
import {createRedirectsFile, type RedirectsDialect} from './redirects-file.js'

interface HostedSite {
  siteDir: string
  siteConfig: Pick<
    SiteConfig,
    'url' | 'baseUrl' | 'trailingSlash' | 'hostFiles' | 'security' | 'staticDirectories'
  >
  redirects: readonly Redirect[]
  /** Value of the header `Content-Security-Policy`; absent without one. */
  policy?: string
}

/** Files for hosts by their names in the output, and what hosts will not take. */
export interface HostFiles {
  files: ReadonlyMap<string, string>
  problems: readonly SiteProblem[]
}

/** How hosts read `_redirects`, those that do. */
const DIALECTS: Readonly<Partial<Record<HostName, RedirectsDialect>>> = {
  netlify: {isForced: true, isExact: false},
  'cloudflare-pages': {isForced: false, isExact: true}
}

/**
 * Write what the hosts of a site have to know of it: headers, redirects, how long files may be kept. A file of
 * that name in a static folder stays: rules follow after its own, and any other takes the place of ours.
 */
export function createHostFiles(site: HostedSite): HostFiles {
  const {siteConfig, redirects, policy} = site
  const {baseUrl, hostFiles} = siteConfig
  const rules = redirects.map(({from, to}) => ({
    from: addBaseUrl(encodeURI(from), baseUrl),
    to: createRedirectUrl(to, siteConfig)
  }))
  const own = (file: string) => readOwnFile(file, site)
  const files = new Map(listHeadersFiles(site))
  const dialect = hostFiles.map((name) => DIALECTS[name]).find(Boolean)
  if (dialect && rules.length > 0)
    files.set('_redirects', createRedirectsFile(rules, dialect, own('_redirects')))
  const complete = {
    ...(hostFiles.includes('nginx')
      ? {[NGINX_FILE]: createNginxFile({siteConfig, redirects: rules, policy})}
      : {}),
    ...(hostFiles.includes('github-pages') ? createGithubPagesFiles(siteConfig) : {})
  }
  for (const [file, text] of Object.entries(complete)) files.set(file, own(file) ?? text)
  return {files, problems: findExceededLimits(hostFiles, files)}
}

/** The policy of a site may go into a file of another name than the one that hosts read. */
function* listHeadersFiles(site: HostedSite): Iterable<[string, string]> {
  const {siteConfig, policy} = site
  const {baseUrl, hostFiles, security} = siteConfig
  const policyFile = policy === undefined ? undefined : security.csp?.headersFile
  const caching = hostFiles.some((name) => DIALECTS[name])
  const write = (file: string, parts: {policy?: string; caching: boolean}): [string, string] => [
    file,
    createHeadersFile({baseUrl, ...parts}, readOwnFile(file, site))
  ]
  if (policyFile && policyFile !== '_headers') yield write(policyFile, {policy, caching: false})
  if (policyFile === '_headers') yield write('_headers', {policy, caching})
  else if (caching) yield write('_headers', {caching})
}

/** Text of a file in a static folder; of two of one name the last one counts. */
function readOwnFile(
  file: string,
  {siteDir, siteConfig}: Pick<HostedSite, 'siteDir' | 'siteConfig'>
): string | undefined {
  const own = siteConfig.staticDirectories
    .map((folder) => path.resolve(siteDir, folder, file))
    .findLast((candidate) => fs.existsSync(candidate))
  return own && fs.readFileSync(own, 'utf8')
}
