import type {HeadTag, HeadTagName, HtmlTags, SiteProblem} from '@lectern/types'
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
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' ')
)

/** Tags and HTML for every page, and the tags that couldn't be converted. */
export interface AdaptedTags extends HtmlTags {
  headTags: readonly HeadTag[]
  problems: readonly SiteProblem[]
}

/** Converts the result of `injectHtmlTags`. Elements that a head can't contain are reported. */
export function adaptTags(given: unknown, plugin: string): AdaptedTags {
  if (!isRecord(given)) return {headTags: [], problems: []}
  const read = list(given.headTags).map(readTags)
  const [bodyStart, bodyEnd] = [given.preBodyTags, given.postBodyTags].map((tags) =>
    list(tags).map(createHtml).join('')
  )
  const lost = read.filter((tags) => tags === undefined).length
  return {
    headTags: read.flatMap((tags) => tags ?? []),
    ...(bodyStart && {bodyStart}),
    ...(bodyEnd && {bodyEnd}),
    problems: lost === 0 ? [] : [reportLost(plugin, lost)]
  }
}

function reportLost(plugin: string, lost: number): SiteProblem {
  return {
    code: 'docusaurus-plugin-limited',
    policy: 'warn',
    message: `The plugin ${plugin} adds tags to \`headTags\` that a head can't contain (${lost}).`,
    hint: 'Add these elements to `preBodyTags` or `postBodyTags`.'
  }
}

function list(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

function readTags(tag: unknown): HeadTag[] | undefined {
  if (typeof tag === 'string') return parseTags(tag.trim())
  if (!isRecord(tag) || typeof tag.tagName !== 'string' || !NAMES.has(tag.tagName)) return undefined
  const own = {
    tag: tag.tagName as HeadTagName,
    ...(isRecord(tag.attributes) ? {attributes: tag.attributes as HeadTag['attributes']} : {}),
    ...(typeof tag.innerHTML === 'string' ? {content: tag.innerHTML} : {})
  }
  return [own]
}

/** Matches a comment, or the start tag of an element. */
const PART =
  /\s*(?:<!--[\s\S]*?-->|<(\w+)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>)/y

/** Parses HTML elements. Comments are left out. */
function parseTags(html: string): HeadTag[] | undefined {
  const tags: HeadTag[] = []
  let position = 0
  while (position < html.length) {
    PART.lastIndex = position
    const part = PART.exec(html)
    if (!part) return undefined
    position = PART.lastIndex
    const [, name, attributes = ''] = part
    if (name === undefined) continue
    if (!NAMES.has(name)) return undefined
    const tag = {tag: name as HeadTagName, attributes: parseAttributes(attributes)}
    const end = VOID.has(name) ? -1 : html.indexOf(`</${name}>`, position)
    const content = html.slice(position, end)
    if (!VOID.has(name) && end < 0) return undefined
    tags.push(end > position ? {...tag, content} : tag)
    if (end >= 0) position = end + `</${name}>`.length
  }
  return tags
}

function parseAttributes(text: string): Record<string, string | true> {
  const pairs = [...text.matchAll(/([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)]
  return Object.fromEntries(
    pairs.map(([, key = '', double, single, bare]) => [key, double ?? single ?? bare ?? true])
  )
}

/** Creates the HTML of a tag for the body. */
function createHtml(tag: unknown): string {
  if (typeof tag === 'string') return tag
  if (!isRecord(tag) || typeof tag.tagName !== 'string') return ''
  const attributes = Object.entries(isRecord(tag.attributes) ? tag.attributes : {})
    .filter(([, value]) => value !== false && value !== undefined && value !== null)
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`
    )
  const start = `<${tag.tagName}${attributes.join('')}>`
  if (VOID.has(tag.tagName)) return start
  return `${start}${typeof tag.innerHTML === 'string' ? tag.innerHTML : ''}</${tag.tagName}>`
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
}
