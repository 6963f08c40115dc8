import {createHash} from 'node:crypto'
import {escapeRawText} from '@lectern/shared/raw-text'
import type {CspSettings, HeadTag} from '@lectern/types'
import type {PagePolicy} from '@lectern/prerender'

/** A content security policy in the forms in which a build gives it away. */
export interface ContentPolicy {
  /** Value of the header `Content-Security-Policy`. */
  header: string
  /** What pages need to know of it. */
  page: PagePolicy
}

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

/** Directives that browsers refuse in a `<meta>` element (CSP Level 3 §3.3). */
const HEADER_ONLY = new Set(['frame-ancestors', 'report-uri', 'sandbox'])

/**
 * Make the policy of a site: one for all pages, since a client-side navigation keeps that of the page
 * on which it began. Inline scripts are named by their hashes.
 *
 * @param scripts - Inline scripts that the generator and its themes put into pages.
 */
export function createContentPolicy(
  {meta, directives: own}: CspSettings,
  scripts: readonly string[]
): ContentPolicy {
  const hashes = [...new Set(scripts.map(hashSource))]
  const directives = {...DEFAULTS, ...own}
  const scriptSources = directives['script-src'] ?? []
  const allowsScripts = scriptSources.includes("'unsafe-inline'")
  const complete = {
    ...directives,
    // Beside a hash browsers ignore 'unsafe-inline'.
    'script-src': allowsScripts ? scriptSources : [...scriptSources, ...hashes]
  }
  const styles = directives['style-src'] ?? directives['default-src'] ?? []
  return {
    header: formatPolicy(complete, () => true),
    page: {
      ...(meta ? {meta: formatPolicy(complete, (name) => !HEADER_ONLY.has(name))} : {}),
      scripts: complete['script-src'],
      styles
    }
  }
}

/** Inline scripts among head tags, as they stand in pages. */
export function listInlineScripts(tags: readonly HeadTag[]): string[] {
  return tags
    .filter(({tag, attributes}) => tag === 'script' && attributes?.src === undefined)
    .map(({content = ''}) => escapeRawText(content, 'script'))
}

function formatPolicy(
  directives: Readonly<Record<string, readonly string[] | undefined>>,
  isWanted: (name: string) => boolean
): string {
  return Object.entries(directives)
    .filter(([name, sources]) => sources && isWanted(name))
    .map(([name, sources = []]) => [name, ...sources].join(' '))
    .join('; ')
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
