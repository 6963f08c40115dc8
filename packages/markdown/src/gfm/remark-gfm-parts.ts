import {gfmAutolinkLiteralFromMarkdown} from 'mdast-util-gfm-autolink-literal'
import {gfmFootnoteFromMarkdown} from 'mdast-util-gfm-footnote'
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough'
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table'
import {gfmTaskListItemFromMarkdown} from 'mdast-util-gfm-task-list-item'
import {gfmAutolinkLiteral} from 'micromark-extension-gfm-autolink-literal'
import {gfmFootnote} from 'micromark-extension-gfm-footnote'
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough'
import {gfmTable} from 'micromark-extension-gfm-table'
import {gfmTaskListItem} from 'micromark-extension-gfm-task-list-item'
import type {Processor} from 'unified'
import {addSyntax} from '../syntax/add-syntax.js'

/**
 * GitHub's additions to Markdown. Each one requires certain characters and is skipped for texts
 * without them.
 */
const PARTS = [
  {
    sign: /https?:|www\.|@|&#/i,
    syntax: gfmAutolinkLiteral,
    tree: gfmAutolinkLiteralFromMarkdown
  },
  {sign: /\[\^/, syntax: gfmFootnote, tree: gfmFootnoteFromMarkdown},
  {sign: /~/, syntax: gfmStrikethrough, tree: gfmStrikethroughFromMarkdown},
  // A delimiter row always contains a pipe or a colon.
  {sign: /\||:-|-:/, syntax: gfmTable, tree: gfmTableFromMarkdown},
  {sign: /\[[\sx]\]/i, syntax: gfmTaskListItem, tree: gfmTaskListItemFromMarkdown}
] as const

/**
 * Enables the GFM syntax that a text may contain. Together, the parts equal `remark-gfm`.
 */
export function remarkGfmParts(this: Processor, {text}: {text: string}): void {
  for (const {sign, syntax, tree} of PARTS)
    if (sign.test(text)) addSyntax(this, {name: 'gfm', syntax: syntax(), tree: tree()})
}
