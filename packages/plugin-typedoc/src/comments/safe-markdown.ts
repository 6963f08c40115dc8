import {isScriptUrl} from '@lectern/shared/url/url-path'
import type {Nodes} from 'mdast'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {
  gfmStrikethroughFromMarkdown,
  gfmStrikethroughToMarkdown
} from 'mdast-util-gfm-strikethrough'
import {gfmTableFromMarkdown, gfmTableToMarkdown} from 'mdast-util-gfm-table'
import {toMarkdown, type Unsafe} from 'mdast-util-to-markdown'
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough'
import {gfmTable} from 'micromark-extension-gfm-table'

/**
 * Maximum length of a comment to parse as Markdown. Longer ones become a code block, because
 * parsing them could take minutes.
 */
const MAX_LENGTH = 100_000

/** Syntax of MDX and of admonitions. It's shown as text. */
const UNSAFE: readonly Unsafe[] = [
  {character: '{', inConstruct: 'phrasing'},
  {character: '}', inConstruct: 'phrasing'},
  {character: '<', inConstruct: 'phrasing'},
  {atBreak: true, character: ':', after: ':'},
  {atBreak: true, character: 'i', after: 'mport'},
  {atBreak: true, character: 'e', after: 'xport'}
]

/**
 * Rewrites the Markdown of a comment so that it has the same meaning in CommonMark and MDX. HTML,
 * components, expressions and imports are shown as text, and links that would run code are removed.
 * Headings become bold paragraphs, because the page has its own outline.
 *
 * @param lead - Markdown at the start of the first paragraph. It has its own paragraph if the
 *   comment starts with something else.
 */
export function writeSafeMarkdown(markdown: string, lead = ''): string {
  if (markdown.length > MAX_LENGTH) return join(lead, '\n\n', fence(markdown, ''))
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmStrikethrough(), {disable: {null: ['htmlFlow', 'htmlText']}}],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()]
  })
  makeSafe(tree)
  const text = toMarkdown(tree, {
    bullet: '-',
    resourceLink: true,
    extensions: [gfmTableToMarkdown(), gfmStrikethroughToMarkdown(), {unsafe: [...UNSAFE]}]
  }).trim()
  return join(lead, tree.children[0]?.type === 'paragraph' ? ' ' : '\n\n', text)
}

function join(lead: string, separator: string, text: string): string {
  return lead === '' || text === '' ? lead + text : lead + separator + text
}

function makeSafe(node: Nodes): void {
  if (!('children' in node)) return
  // The replacements are valid in the same places as the original nodes.
  const parent: {children: Nodes[]} = node
  parent.children = parent.children.flatMap((child): Nodes[] => {
    makeSafe(child)
    if (child.type === 'heading')
      return [{type: 'paragraph', children: [{type: 'strong', children: child.children}]}]
    if (!('url' in child) || !isScriptUrl(child.url)) return [child]
    return child.type === 'link' ? child.children : []
  })
}

/** Writes a code block. The fence is longer than all backticks inside. */
export function fence(code: string, language: string): string {
  const marks = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${marks}${language}\n${code.trimEnd()}\n${marks}`
}

/** Writes inline code, even if it contains backticks. */
export function inlineCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim() || ' '
  const longest = longestRun(line)
  const marks = '`'.repeat(longest + 1)
  return longest === 0 ? `\`${line}\`` : `${marks} ${line} ${marks}`
}

/** Escapes a text of one line, so that it has no meaning in Markdown or MDX. */
export function escapeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}
