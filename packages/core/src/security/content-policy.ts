import {createHash} from 'node:crypto'
import {escapeRawText} from '@lectern/shared/front-matter/raw-text'
import type {CspSettings, HeadTag} from '@lectern/types'
import type {PagePolicy} from '@lectern/prerender'

/** A content security policy, as a header for hosts and in the form that pages use. */
export interface ContentPolicy {
  /** Value of the `Content-Security-Policy` header. */
  header: string
  /** The policy as used in pages. */
  page: PagePolicy
}

/** Allowed sources for each directive. */
type PolicyDirectives = Readonly<Record<string, readonly string[] | undefined>>

/**
 * Default sources. Everything has to come from the site itself, except for `data:` images, which
 * can't run code and are common for icons in stylesheets.
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

/** Names of the Trusted Types policies that the generator creates. */
const TRUSTED_TYPES: PolicyDirectives = {'trusted-types': ['lectern']}

/** Directive that makes browsers reject strings wherever they could inject HTML or code. */
const REQUIRE_TRUSTED_TYPES = 'require-trusted-types-for'

/** Directives that browsers ignore in `<meta>` elements (CSP Level 3 §3.3). */
const HEADER_ONLY = new Set(['frame-ancestors', 'report-uri', 'sandbox'])

/**
 * Creates the policy of a site. All pages share it, because client-side navigation keeps the policy
 * of the first page. Inline scripts are allowed by their hash.
 *
 * @param scripts - Inline scripts that the generator and its themes add to pages.
 * @param sources - Additional sources that plugins need.
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
    // Browsers ignore `'unsafe-inline'` if there are hashes.
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

/**
 * Returns whether all scripts come from the site itself, because third-party scripts often don't
 * support Trusted Types.
 */
function isOwnCode(sources: readonly string[]): boolean {
  return sources.every((source) => source.startsWith("'"))
}

/**
 * Adds sources to directives. A missing directive starts with the sources that browsers would fall
 * back to.
 */
function addSources(directives: PolicyDirectives, added: PolicyDirectives): PolicyDirectives {
  const entries = Object.entries(added).flatMap(([name, sources = []]) => {
    const fallback = name.endsWith('-src') ? directives['default-src'] : undefined
    const known = directives[name] ?? fallback
    // Already unrestricted.
    if (!known) return []
    // `'none'` is only valid on its own.
    const others = known.filter((source) => source !== "'none'")
    return [[name, [...new Set([...others, ...sources])]] as const]
  })
  return {...directives, ...Object.fromEntries(entries)}
}

/**
 * Combines the policies of all languages in an output into one that allows everything any of them
 * allows. Separate policies for language folders aren't possible, because browsers enforce every
 * policy that a host sends.
 *
 * @param headers - Values of the `Content-Security-Policy` header. Empty if there are no policies.
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

/** Lists the inline scripts in head tags. They have to be exactly as in the pages. */
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
