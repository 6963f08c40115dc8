import type {FoundRedirect, HostedSite, RedirectRule} from './host.js'

/** Name of the file in the output root. */
export const REDIRECTS_FILE = '_redirects'

/** Differences between the formats of hosts that read `_redirects`. */
export interface RedirectsDialect {
  /** Whether a rule needs a flag to override a file at the same path. */
  isForced: boolean
  /** Whether the host treats `/a` and `/a/` as different paths. */
  isExact: boolean
}

/**
 * Creates a redirects file with one rule per line. The first matching rule wins, so the site's own
 * rules come first to override generated ones.
 *
 * @param own - The site's own redirects file.
 */
export function createRedirectsFile(
  rules: readonly RedirectRule[],
  {isForced, isExact}: RedirectsDialect,
  own = ''
): string {
  const before = own === '' || own.endsWith('\n') ? own : `${own}\n`
  const status = isForced ? '301!' : '301'
  const lines = rules.flatMap(({from, to}) =>
    listForms(from, isExact).map((path) => `${escapePattern(path)} ${to} ${status}\n`)
  )
  return before + lines.join('')
}

function listForms(from: string, isExact: boolean): string[] {
  const path = from === '/' ? from : from.replace(/\/$/, '')
  return isExact && path !== '/' && !path.endsWith('.html') ? [path, `${path}/`] : [path]
}

/** Escapes `*` and `:`, which are wildcards in rules. */
function escapePattern(path: string): string {
  return path.replaceAll('*', '%2A').replaceAll(':', '%3A')
}

/** Creates `_redirects` if the site has redirects. */
export function writeRedirectsFile(
  {redirects}: Pick<HostedSite, 'redirects'>,
  dialect: RedirectsDialect,
  own?: string
): string | undefined {
  return redirects.length > 0 ? createRedirectsFile(redirects, dialect, own) : undefined
}

/**
 * Finds the rules in `_redirects` for single paths. Each path is included with and without a
 * trailing slash.
 */
export function parseRedirectsFile(
  text: string
): ReadonlyMap<string, {to: string; status: number}> {
  const rules = new Map<string, {to: string; status: number}>()
  for (const {from, to, code, conditions} of listRules(text)) {
    const status = Number(REDIRECT_STATUS.exec(code)?.[1])
    if (/[*:]/.test(from) || !status || conditions.length > 0) continue
    const path = from.replace(/(?<=.)\/$/, '')
    for (const form of [path, `${path}/`]) {
      if (!rules.has(form)) rules.set(form, {to, status})
    }
  }
  return rules
}

/** Finds all redirects and rewrites (status 200) in `_redirects`. */
export function* listRedirects(text: string): Iterable<FoundRedirect> {
  for (const {from, to, code, at} of listRules(text)) {
    if (REDIRECT_STATUS.test(code)) yield {from, to, at}
    // A rewrite also matches every path below.
    else if (/^200!?$/.test(code)) yield {from: `${from}*`, to, at}
  }
}

const REDIRECT_STATUS = /^(30[12378])!?$/

interface RuleLine extends RedirectRule {
  code: string
  conditions: readonly string[]
  /** Offset of the line in the file. */
  at: number
}

function* listRules(text: string): Iterable<RuleLine> {
  let at = 0
  for (const line of text.split('\n')) {
    const [from = '', to, code = '301', ...conditions] = line.trim().split(/\s+/)
    if (from.startsWith('/') && to !== undefined) yield {from, to, code, conditions, at}
    at += line.length + 1
  }
}
