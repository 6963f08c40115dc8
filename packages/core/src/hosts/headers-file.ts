import type {HeaderRule, HostedSite} from './host.js'
import {FOR_A_YEAR, IMMUTABLE_FOLDERS} from './immutable-files.js'

/** The content of a site's headers file. */
export interface HostedHeaders {
  /** Paths of its languages; each starts and ends with `/`. */
  baseUrls: readonly string[]
  /** Value of the header `Content-Security-Policy`; absent for none. */
  policy?: string
  /** Further security headers by name. */
  securityHeaders?: Readonly<Record<string, string>>
  /** Whether to set the caching time of hashed files. */
  caching: boolean
}

/** Name of the file at the root of the output. */
export const HEADERS_FILE = '_headers'

const KEPT_FOLDERS = IMMUTABLE_FOLDERS.filter((folder) => folder !== 'assets/data/')

/**
 * A file of headers as Netlify and Cloudflare Pages read it: a path pattern, below it indented headers. Both
 * join the values of a header that two rules give to a path, so no two rules here do that: the one file among
 * data files that has no hash in its name leaves all of them to the host's own rule, which is to ask again.
 * A security header that the site's own file gives to all pages is left out.
 *
 * @param own - The site's own file of that name.
 */
export function createHeadersFile(
  {baseUrls, policy, securityHeaders = {}, caching}: HostedHeaders,
  own = ''
): string {
  const before = own === '' || own.endsWith('\n') ? own : `${own}\n`
  const kept = caching ? KEPT_FOLDERS : []
  const headers = [
    ...(policy === undefined ? [] : [['Content-Security-Policy', policy] as const]),
    ...Object.entries(securityHeaders)
  ]
  const ownRules = parseHeadersFile(own)
  const createRule = (pattern: string) => {
    const taken = findHeaders(ownRules, pattern)
    const lines = headers.flatMap(([name, value]) =>
      name.toLowerCase() in taken ? [] : [`  ${name}: ${value}\n`]
    )
    return lines.length === 0 ? '' : `${pattern}\n${lines.join('')}`
  }
  return [
    before,
    ...listOutermost(baseUrls).map((baseUrl) => createRule(`${baseUrl}*`)),
    ...baseUrls.flatMap((baseUrl) =>
      kept.map((folder) => `${baseUrl}${folder}*\n  Cache-Control: ${FOR_A_YEAR}\n`)
    )
  ].join('')
}

/** Creates `_headers`, with the policy and the security headers if it's the file for them. */
export function writeHeadersFile(
  {
    languages,
    policy,
    policyFile,
    securityHeaders
  }: Pick<HostedSite, 'languages' | 'policy' | 'policyFile' | 'securityHeaders'>,
  own?: string
): string {
  const isForPolicy = policyFile === HEADERS_FILE
  const secure = isForPolicy ? {policy, securityHeaders} : {}
  return createHeadersFile({baseUrls: languages, caching: true, ...secure}, own)
}

/** A rule for a path applies to everything below it. */
function listOutermost(baseUrls: readonly string[]): string[] {
  return baseUrls.filter((one) =>
    baseUrls.every((other) => other === one || !one.startsWith(other))
  )
}

/** Reads a headers file. Lines that are neither a pattern nor a header are left out. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: {pattern: string; headers: Record<string, string>}[] = []
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name !== undefined && value !== undefined && rule) rule.headers[name.toLowerCase()] = value
    else if (line.startsWith('/')) rules.push({pattern: line.trim(), headers: {}})
  }
  return rules
}

/** The headers of a path with base URL. */
export function findHeaders(rules: readonly HeaderRule[], urlPath: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({pattern}) => matches(pattern, urlPath)).map(({headers}) => headers)
  )
}

function matches(pattern: string, urlPath: string): boolean {
  const [start = '', ...parts] = pattern.split('*')
  const end = parts.pop()
  if (end === undefined) return urlPath === start
  if (!urlPath.startsWith(start)) return false
  // The first place of each part leaves the most for those after it.
  let from = start.length
  for (const part of parts) {
    const at = urlPath.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return urlPath.length - end.length >= from && urlPath.endsWith(end)
}
