import type {HeaderRule, HostedSite} from './host.js'
import {FOR_A_YEAR, IMMUTABLE_FOLDERS} from './immutable-files.js'

/** Input for a site's headers file. */
export interface HostedHeaders {
  /** Base path of each locale. All start and end with `/`. */
  baseUrls: readonly string[]
  /** Value of the `Content-Security-Policy` header. Absent if there's no policy. */
  policy?: string
  /** Additional security headers by name. */
  securityHeaders?: Readonly<Record<string, string>>
  /** Whether to set `Cache-Control` for files whose name contains a hash. */
  caching: boolean
}

/** Name of the file in the output root. */
export const HEADERS_FILE = '_headers'

const KEPT_FOLDERS = IMMUTABLE_FOLDERS.filter((folder) => folder !== 'assets/data/')

/**
 * Creates a headers file for Netlify and Cloudflare Pages. Each rule is a path pattern with
 * indented headers. Both hosts combine the values if several rules set a header for a path, so
 * generated rules never overlap. `assets/data` has no caching rule, because one of its files has no
 * hash in its name. All files in that folder are revalidated, which is the hosts' default. A
 * security header is omitted if the site's own file sets it for all pages.
 *
 * @param own - The site's own headers file.
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

/**
 * Creates `_headers`. It contains the policy and the security headers if the configuration selects
 * this file for them.
 */
export function writeHeadersFile(
  {
    baseUrls,
    policy,
    policyFile,
    securityHeaders
  }: Pick<HostedSite, 'baseUrls' | 'policy' | 'policyFile' | 'securityHeaders'>,
  own?: string
): string {
  const isForPolicy = policyFile === HEADERS_FILE
  const secure = isForPolicy ? {policy, securityHeaders} : {}
  return createHeadersFile({baseUrls, caching: true, ...secure}, own)
}

/** Lists the outermost paths, whose rules apply to everything below them. */
function listOutermost(baseUrls: readonly string[]): string[] {
  return baseUrls.filter((one) =>
    baseUrls.every((other) => other === one || !one.startsWith(other))
  )
}

/** Parses a headers file, ignoring lines that are neither patterns nor headers. */
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

/** Returns the headers for a path that includes the base URL. */
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
  // Match each part as early as possible, to leave the most text for the remaining parts.
  let from = start.length
  for (const part of parts) {
    const at = urlPath.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return urlPath.length - end.length >= from && urlPath.endsWith(end)
}
