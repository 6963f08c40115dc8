import type {HeadTag, HeadTagName, SiteProblem} from '@lectern/types'
import {isRecord} from '@lectern/shared/text/unknown-record'

const NAMES: ReadonlySet<string> = new Set<HeadTagName>([
  'title',
  'meta',
  'link',
  'script',
  'style',
  'base',
  'noscript'
])

/** Head tags for every page, and the tags that couldn't be converted. */
export interface AdaptedTags {
  headTags: readonly HeadTag[]
  problems: readonly SiteProblem[]
}

/**
 * Converts the result of `injectHtmlTags`. Body scripts move to the head and are deferred. Other
 * body elements aren't supported and are reported.
 */
export function adaptTags(given: unknown, plugin: string): AdaptedTags {
  if (!isRecord(given)) return {headTags: [], problems: []}
  const head = list(given.headTags).map((tag) => readTag(tag))
  const body = [...list(given.preBodyTags), ...list(given.postBodyTags)].map((tag) => {
    const read = readTag(tag)
    return read?.tag === 'script' ? deferred(read) : undefined
  })
  const tags = [...head, ...body]
  const headTags = tags.filter((tag) => tag !== undefined)
  const lost = tags.length - headTags.length
  if (lost === 0) return {headTags, problems: []}
  return {
    headTags,
    problems: [
      {
        code: 'docusaurus-plugin-limited',
        policy: 'warn',
        message: `The plugin ${plugin} injects tags that aren't supported (${lost}).`,
        hint: 'Only head elements and scripts are injected. Render other elements in `@theme/Root`.'
      }
    ]
  }
}

function list(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

function readTag(tag: unknown): HeadTag | undefined {
  if (typeof tag === 'string') return parseTag(tag.trim())
  if (!isRecord(tag) || typeof tag.tagName !== 'string' || !NAMES.has(tag.tagName)) return undefined
  return {
    tag: tag.tagName as HeadTagName,
    ...(isRecord(tag.attributes) ? {attributes: tag.attributes as HeadTag['attributes']} : {}),
    ...(typeof tag.innerHTML === 'string' ? {content: tag.innerHTML} : {})
  }
}

/** Parses an HTML element. */
function parseTag(html: string): HeadTag | undefined {
  const [, name = '', attributes = '', content] =
    /^<(\w+)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>(?:(.*)<\/\1>)?$/s.exec(
      html
    ) ?? []
  if (!NAMES.has(name)) return undefined
  const pairs = [...attributes.matchAll(/([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)]
  return {
    tag: name as HeadTagName,
    attributes: Object.fromEntries(
      pairs.map(([, key = '', double, single, bare]) => [key, double ?? single ?? bare ?? true])
    ),
    ...(content ? {content} : {})
  }
}

/** Defers a script, because scripts at the end of the body can rely on the page being parsed. */
function deferred(script: HeadTag): HeadTag {
  const {attributes = {}, content} = script
  if (content !== undefined) return {...script, attributes: {...attributes, type: 'module'}}
  return attributes.async ? script : {...script, attributes: {...attributes, defer: true}}
}
