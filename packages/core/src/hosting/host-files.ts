import fs from 'node:fs'
import path from 'node:path'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import type {HostName, Redirect, SiteConfig, SiteProblem} from '@lectern/types'
import {createRedirectUrl} from '../routes/redirect-url.js'
import {joinPolicies} from '../security/content-policy.js'
import {createGithubPagesFiles} from './github-pages-files.js'
import {createHeadersFile} from './headers-file.js'
import {findExceededLimits} from './host-limits.js'
import {createNginxFile, NGINX_FILE} from './nginx-file.js'
import {createRedirectsFile, type RedirectRule, type RedirectsDialect} from './redirects-file.js'

/** A site in one language, as hosts have to know it. */
export interface HostedLanguage {
  siteConfig: SiteConfig
  redirects: readonly Redirect[]
  /** Value of the header `Content-Security-Policy`; absent without one. */
  policy?: string
}

/** An output with the languages that are in it. */
export interface HostedOutput {
  siteDir: string
  /** Path at which the output is published; starts and ends with `/`. */
  baseUrl: string
  /** The first one speaks for all where they cannot differ. */
  languages: readonly [HostedLanguage, ...HostedLanguage[]]
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
export function createHostFiles(output: HostedOutput): HostFiles {
  const {languages, baseUrl} = output
  const [{siteConfig}] = languages
  const {hostFiles} = siteConfig
  const rules = languages.flatMap(listRedirectRules)
  const own = (file: string) => readOwnFile(file, output)
  const policy = joinPolicies(languages.flatMap((language) => language.policy ?? []))
  const files = new Map(listHeadersFiles(output, policy))
  const dialect = hostFiles.map((name) => DIALECTS[name]).find(Boolean)
  if (dialect && rules.length > 0)
    files.set('_redirects', createRedirectsFile(rules, dialect, own('_redirects')))
  const complete = {
    ...(hostFiles.includes('nginx')
      ? {
          [NGINX_FILE]: createNginxFile({
            siteConfig: {...siteConfig, baseUrl},
            languages: listBaseUrls(output),
            redirects: rules,
            policy
          })
        }
      : {}),
    ...(hostFiles.includes('github-pages') ? createGithubPagesFiles({...siteConfig, baseUrl}) : {})
  }
  for (const [file, text] of Object.entries(complete)) files.set(file, own(file) ?? text)
  return {files, problems: findExceededLimits(hostFiles, files)}
}

/** Names that files for hosts may have in the output of a site, or in which folder they are. */
export function listHostFileNames({security}: Pick<SiteConfig, 'security'>): string[] {
  const policyFile = security.csp?.headersFile || '_headers'
  const [policyName = policyFile] = policyFile.split('/')
  return ['_headers', '_redirects', NGINX_FILE, '.nojekyll', 'CNAME', policyName]
}

function listRedirectRules({siteConfig, redirects}: HostedLanguage): RedirectRule[] {
  return redirects.map(({from, to}) => ({
    from: addBaseUrl(encodeURI(from), siteConfig.baseUrl),
    to: createRedirectUrl(to, siteConfig)
  }))
}

function listBaseUrls({languages}: HostedOutput): string[] {
  return languages.map(({siteConfig}) => siteConfig.baseUrl)
}

/** The policy of a site may go into a file of another name than the one that hosts read. */
function* listHeadersFiles(
  output: HostedOutput,
  policy: string | undefined
): Iterable<[string, string]> {
  const [{siteConfig}] = output.languages
  const {hostFiles, security} = siteConfig
  const baseUrls = listBaseUrls(output)
  const policyFile = policy === undefined ? undefined : security.csp?.headersFile
  const caching = hostFiles.some((name) => DIALECTS[name])
  const write = (file: string, parts: {policy?: string; caching: boolean}): [string, string] => [
    file,
    createHeadersFile({baseUrls, ...parts}, readOwnFile(file, output))
  ]
  if (policyFile && policyFile !== '_headers') yield write(policyFile, {policy, caching: false})
  if (policyFile === '_headers') yield write('_headers', {policy, caching})
  else if (caching) yield write('_headers', {caching})
}

/** Text of a file in a static folder; of two of one name the last one counts. */
function readOwnFile(
  file: string,
  {siteDir, languages: [{siteConfig}]}: HostedOutput
): string | undefined {
  const own = siteConfig.staticDirectories
    .map((folder) => path.resolve(siteDir, folder, file))
    .findLast((candidate) => fs.existsSync(candidate))
  return own && fs.readFileSync(own, 'utf8')
}
