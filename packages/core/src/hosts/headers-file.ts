import type {HeaderRule, HostedSite} from './host.js'
import {FOR_A_YEAR, IMMUTABLE_FOLDERS} from './immutable-files.js'

/** Input for a site's headers file. */
export interface HostedHeaders {
  /** Base paths of the languages. Each starts and ends with `/`. */
  baseUrls: readonly string[]
  /** Value of the `Content-Security-Policy` header; absent without a policy. */
  policy?: string
  /** Additional security headers by name. */
  securityHeaders?: Readonly<Record<string, string>>
  /** Whether to set `Cache-Control` for files with a hashed name. */
  caching: boolean
}

/** Name of the file in the output root. */
export const HEADERS_FILE = '_headers'

const KEPT_FOLDERS = IMMUTABLE_FOLDERS.filter((folder) => folder !== 'assets/data/')

/**
 * Creates a headers file for Netlify and Cloudflare Pages: path patterns, each followed by indented
 * headers. If several rules set a header for the same path, both hosts combine the values, so rules
 * here never overlap. That's why `assets/data` has no caching rule: one of its files has no hash in
 * its name, so all of them keep the host's default, which is to revalidate. Security headers that
 * the site's own file sets for all pages are omitted.
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
 * Creates `_headers`. It includes the policy and the security headers if they belong in this file.
 */
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

/** Lists the outermost paths, because a rule for a path applies to everything below it. */
function listOutermost(baseUrls: readonly string[]): string[] {
  return baseUrls.filter((one) =>
    baseUrls.every((other) => other === one || !one.startsWith(other))
  )
}

/** Parses a headers file. Lines that are neither patterns nor headers are ignored. */
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
  // Matching each part as early as possible leaves the most text for the following parts.
  let from = start.length
  for (const part of parts) {
    const at = urlPath.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return urlPath.length - end.length >= from && urlPath.endsWith(end)
}
