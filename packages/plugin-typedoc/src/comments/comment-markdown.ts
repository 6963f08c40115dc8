import type {Labels} from '../labels/labels.js'
import type {Comment, CommentPart} from '../model/declaration.js'
import {escapeText, fence, inlineCode, writeSafeMarkdown} from './safe-markdown.js'

/** Returns the URL of a declaration, or `undefined` if it has no page. */
export type FindUrl = (id: number) => string | undefined

/** Links and labels for writing comments. */
export interface CommentContext {
  findUrl: FindUrl
  labels: Labels
}

/**
 * Converts the parts of a comment to Markdown.
 *
 * @param lead - Markdown at the start of the text.
 */
export function writeParts(parts: readonly CommentPart[], findUrl: FindUrl, lead?: string): string {
  return writeSafeMarkdown(joinParts(parts, findUrl), lead)
}

/** Joins the parts of a comment. The result isn't safe yet. */
function joinParts(parts: readonly CommentPart[], findUrl: FindUrl): string {
  return parts
    .map((part) => (part.kind === 'inline-tag' ? writeLink(part, findUrl) : part.text))
    .join('')
    .trim()
}

function writeLink({text, tag, target}: CommentPart, findUrl: FindUrl): string {
  const url = typeof target === 'number' ? findUrl(target) : target
  const label = tag === '@linkplain' ? escapeText(text) : inlineCode(text)
  return url === undefined ? label : `[${label}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`
}

/** Returns the block tags with a name, such as `@example`. */
export function findBlocks(comment: Comment | undefined, tag: string): Comment['blocks'] {
  return comment?.blocks.filter((block) => block.tag === tag) ?? []
}

/** Returns the content of a block tag as one line, for example a default value. */
export function readBlock(comment: Comment | undefined, tag: string): string | undefined {
  const [block] = findBlocks(comment, tag)
  const text = block?.content
    .map((part) => part.text)
    .join('')
    .trim()
  return text?.replace(/^```\w*\n?|\n?```$|^`|`$/g, '').replace(/\s+/g, ' ')
}

/** Block tags that the page shows in its own way or omits. */
const SHOWN_ELSEWHERE = new Set([
  ...['@param', '@typeParam', '@template', '@returns', '@throws', '@example', '@deprecated'],
  ...['@default', '@defaultValue', '@see', '@inheritDoc', '@group', '@category', '@module']
])

/** Writes a comment: the deprecation, the summary, and blocks such as `@remarks`. */
export function writeComment(
  comment: Comment | undefined,
  {findUrl, labels}: CommentContext
): string {
  if (!comment) return ''
  const [deprecated] = findBlocks(comment, '@deprecated')
  const others = comment.blocks.filter(({tag}) => !SHOWN_ELSEWHERE.has(tag))
  return [
    deprecated
      ? writeParts(deprecated.content, findUrl, `**${escapeText(labels.deprecatedNote)}**`)
      : '',
    writeParts(comment.summary, findUrl),
    ...others.map(({content}) => writeParts(content, findUrl))
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Writes the blocks that come after the parameters: `@throws`, `@see` and `@example`. */
export function writeEndBlocks(
  comment: Comment | undefined,
  {findUrl, labels}: CommentContext
): string {
  const line = (title: string) => (block: Comment['blocks'][number]) =>
    writeParts(block.content, findUrl, `**${escapeText(title)}:**`)
  return [
    ...findBlocks(comment, '@throws').map(line(labels.throws)),
    ...findBlocks(comment, '@see').map(line(labels.see)),
    ...findBlocks(comment, '@example').map(({name, content}) => {
      const text = joinParts(content, findUrl)
      const code = /^(?:`{3}|~{3})/m.test(text) ? writeSafeMarkdown(text) : fence(text, 'ts')
      return `**${escapeText(labels.example)}${name === undefined ? '' : `: ${escapeText(name)}`}**\n\n${code}`
    })
  ].join('\n\n')
}

/** Returns the first sentence of a comment as plain text. */
export function summarizeBriefly(comment: Comment | undefined): string {
  const text = summarize(comment)
  return /^.*?[.!?](?<!\b(?:e\.g|i\.e|etc|vs)\.)(?=\s+\p{Lu})/u.exec(text)?.[0] ?? text
}

/** Returns the first paragraph of a comment as plain text. */
export function summarize(comment: Comment | undefined): string {
  const text = comment?.summary.map((part) => part.text).join('') ?? ''
  const [first = ''] = text.trim().split(/\n[^\S\n]*\n/)
  return first
    .replace(/\[([^\][]*)\]\([^()\s]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
}
