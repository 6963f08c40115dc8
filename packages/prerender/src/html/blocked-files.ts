import {ownValue} from '@lectern/shared/objects/own-value'

/** Sources by directive. `default-src` applies to missing directives. */
export type FileSources = Readonly<Record<string, readonly string[] | undefined>>

/** Names of the file types in messages, by directive. */
const FILES = {
  'img-src': 'images',
  'media-src': 'audio and video',
  'frame-src': 'frames',
  'script-src': 'scripts',
  'style-src': 'stylesheets',
  'object-src': 'objects'
} as const

type Directive = keyof typeof FILES

/** Directives for attributes that load a file, by tag and attribute. */
const LOADED: Readonly<Record<string, Readonly<Record<string, Directive>>>> = {
  img: {src: 'img-src', srcset: 'img-src'},
  source: {src: 'media-src', srcset: 'img-src'},
  video: {src: 'media-src', poster: 'img-src'},
  audio: {src: 'media-src'},
  track: {src: 'media-src'},
  iframe: {src: 'frame-src'},
  script: {src: 'script-src'},
  object: {data: 'object-src'},
  embed: {src: 'object-src'}
}

const START_TAG = /<(img|source|video|audio|track|iframe|script|object|embed|link)\b([^<>]*)>/g
const ATTRIBUTE = /\s(src|srcset|poster|data|href)="([^"]*)"/g
/** Matches an absolute URL. A `srcset` can have several. */
const OTHER_ORIGIN = /(?:^|,\s+)((?:https?:)?\/\/[^\s,]+)/g

/**
 * Lists the files from other hosts that a policy blocks in a document, e.g. `images from
 * https://images.example.com`. Each host is listed once per directive.
 *
 * @param html - The renderer's HTML. In it, `<` and `>` only occur in tags.
 * @param origin - Origin of the site.
 */
export function findBlockedFiles(html: string, sources: FileSources, origin: string): string[] {
  const found = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(START_TAG)) {
    if (!attributes.includes('//')) continue
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const directive =
        tag === 'link' ? linkDirective(attributes) : ownValue(ownValue(LOADED, tag), name)
      if (!directive) continue
      for (const [, text = ''] of value.matchAll(OTHER_ORIGIN)) {
        const url = parseUrl(text, origin)
        if (url && !isAllowed(url, sources[directive] ?? sources['default-src'], origin))
          found.add(`${FILES[directive]} from ${url.origin}`)
      }
    }
  }
  return [...found]
}

function linkDirective(attributes: string): Directive | undefined {
  const rel = /\srel="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
  if (rel.includes('stylesheet')) return 'style-src'
  return rel.includes('icon') ? 'img-src' : undefined
}

function parseUrl(text: string, base: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined
}

function isAllowed(url: URL, sources: readonly string[] | undefined, origin: string): boolean {
  if (!sources) return true
  return sources.some((source) =>
    source === "'self'" ? url.origin === origin : matchesSource(url, source)
  )
}

/** Checks whether a source matches the host of a URL (CSP Level 3 §6.7.2.8). Paths are ignored. */
function matchesSource(url: URL, source: string): boolean {
  if (source === '*') return true
  const [, scheme, host = '', port] =
    /^(?:([a-z][a-z\d+.-]*):(?:\/\/|$))?([^/:]*)(?::(\d+|\*))?/i.exec(source) ?? []
  if (scheme && !isScheme(url, scheme)) return false
  if (port && port !== '*' && port !== (url.port || (url.protocol === 'https:' ? '443' : '80')))
    return false
  if (host === '') return scheme !== undefined
  return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host
}

/** Checks the scheme of a URL. `http:` also allows `https:`. */
function isScheme({protocol}: URL, scheme: string): boolean {
  return protocol === `${scheme}:` || (scheme === 'http' && protocol === 'https:')
}
