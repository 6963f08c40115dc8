import {createHash} from 'node:crypto'
import {escapeRawText} from '@lectern/shared/front-matter/raw-text'
import type {CspSettings, HeadTag} from '@lectern/types'
import type {PagePolicy} from '@lectern/prerender'

/** A content security policy in the forms in which a build gives it away. */
export interface ContentPolicy {
  /** Value of the header `Content-Security-Policy`. */
  header: string
  /** The policy in the form that pages need. */
  page: PagePolicy
}

/** Sources by directive. */
type PolicyDirectives = Readonly<Record<string, readonly string[] | undefined>>

/**
 * Sources when the site does not say otherwise: all from the site itself, and images also as `data:`,
 * which run nothing and which stylesheets use for icons.
 */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"]
}

/** Policies that the generator's own code creates. */
const TRUSTED_TYPES: PolicyDirectives = {'trusted-types': ['lectern']}

/** The directive by which browsers refuse plain strings where HTML or code could be injected. */
const REQUIRE_TRUSTED_TYPES = 'require-trusted-types-for'

/** Directives that browsers refuse in a `<meta>` element (CSP Level 3 §3.3). */
const HEADER_ONLY = new Set(['frame-ancestors', 'report-uri', 'sandbox'])

/**
 * Makes the policy of a site: one for all pages, since a client-side navigation keeps the policy of
 * its first page. Inline scripts are named by their hashes.
 *
 * @param scripts - Inline scripts that the generator and its themes put into pages.
 * @param sources - What code of plugins needs from other hosts.
 */
export function createContentPolicy(
  {meta, trustedTypes, directives: own, origin = ''}: CspSettings & {origin?: string},
  scripts: readonly string[],
  sources: readonly PolicyDirectives[] = []
): ContentPolicy {
  const hashes = [...new Set(scripts.map(hashSource))]
  const defaults = {...DEFAULTS, ...TRUSTED_TYPES, ...own}
  const directives = [TRUSTED_TYPES, ...sources].reduce(addSources, defaults)
  const scriptSources = directives['script-src'] ?? []
  const allowsScripts = scriptSources.includes("'unsafe-inline'")
  const complete = {
    ...directives,
    // Beside a hash browsers ignore 'unsafe-inline'.
    'script-src': allowsScripts ? scriptSources : [...scriptSources, ...hashes],
    ...((trustedTypes ?? isOwnCode(scriptSources))
      ? {[REQUIRE_TRUSTED_TYPES]: ["'script'"]}
      : {'trusted-types': own['trusted-types']})
  }
  const styles = directives['style-src'] ?? directives['default-src'] ?? []
  return {
    header: formatPolicy(complete, () => true),
    page: {
      ...(meta ? {meta: formatPolicy(complete, (name) => !HEADER_ONLY.has(name))} : {}),
      scripts: complete['script-src'],
      styles,
      files: complete,
      origin
    }
  }
}

/** Scripts of other hosts rarely support Trusted Types. */
function isOwnCode(sources: readonly string[]): boolean {
  return sources.every((source) => source.startsWith("'"))
}

/** Adds sources. A missing directive starts with the sources that browsers use instead. */
function addSources(directives: PolicyDirectives, added: PolicyDirectives): PolicyDirectives {
  const entries = Object.entries(added).flatMap(([name, sources = []]) => {
    const fallback = name.endsWith('-src') ? directives['default-src'] : undefined
    const known = directives[name] ?? fallback
    // A resource type without restrictions stays unrestricted.
    if (!known) return []
    // Beside a source 'none' says nothing.
    const others = known.filter((source) => source !== "'none'")
    return [[name, [...new Set([...others, ...sources])]] as const]
  })
  return {...directives, ...Object.fromEntries(entries)}
}

/**
 * One policy for the languages of an output: what one of them allows, all do. Browsers hold a page to every
 * policy that a host sends, so no language can have its own below the path of another.
 *
 * @param headers - Values of the header `Content-Security-Policy`; none, if nothing is restricted.
 */
export function joinPolicies(headers: readonly string[]): string | undefined {
  const [first, ...others] = [...new Set(headers)].map(parsePolicy)
  if (!first) return undefined
  const isRequired = [first, ...others].every((policy) => REQUIRE_TRUSTED_TYPES in policy)
  const joined = others.reduce(addSources, first)
  return formatPolicy(joined, (name) => name !== REQUIRE_TRUSTED_TYPES || isRequired)
}

function parsePolicy(header: string): PolicyDirectives {
  return Object.fromEntries(
    header.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    })
  )
}

/** Lists the inline scripts among head tags, exactly as pages contain them. */
export function listInlineScripts(tags: readonly HeadTag[]): string[] {
  return tags
    .filter(({tag, attributes}) => tag === 'script' && attributes?.src === undefined)
    .map(({content = ''}) => escapeRawText(content, 'script'))
}

function formatPolicy(directives: PolicyDirectives, isWanted: (name: string) => boolean): string {
  return Object.entries(directives)
    .filter(([name, sources]) => sources && isWanted(name))
    .map(([name, sources = []]) => [name, ...sources].join(' '))
    .join('; ')
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
