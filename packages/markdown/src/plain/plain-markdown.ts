import {messageOf} from '@lectern/shared/problems/site-problem'
import type {Root, RootContent} from 'mdast'
import {gfmFootnoteToMarkdown} from 'mdast-util-gfm-footnote'
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough'
import {gfmTableToMarkdown} from 'mdast-util-gfm-table'
import {gfmTaskListItemToMarkdown} from 'mdast-util-gfm-task-list-item'
import {mathToMarkdown} from 'mdast-util-math'
import {toMarkdown, type Options} from 'mdast-util-to-markdown'
import type {CompileState} from '../state/compile-state.js'
import {findMarkdownImports} from '../tree/markdown-imports.js'
import {toBlocks} from './plain-flow.js'
import {simplifyNodes} from './plain-nodes.js'
import {omitIgnored} from './omit-ignored.js'
import type {PlainContext} from './plain-url.js'
import {copyBlock} from './plain-verbatim.js'

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({tablePipeAlign: false}),
    gfmTaskListItemToMarkdown(),
    mathToMarkdown()
  ]
}

/** Plain Markdown, and the files that it includes through tokens. */
export interface PlainMarkdown {
  plain: string
  partials: readonly string[]
}

/** Saves the Markdown tree after the last step, before it's converted to HTML. */
export function remarkKeepTree(state: CompileState) {
  return (tree: Root): void => {
    state.markdownTree = tree
  }
}

/**
 * Writes content as CommonMark with GFM and formulas, without JSX, containers and imports.
 * References to other files become tokens, as in HTML. Has to be called after all steps, because
 * they collect the links.
 */
export function createPlainMarkdown(state: CompileState): PlainMarkdown {
  const tree = state.markdownTree ?? {type: 'root', children: []}
  const partials = findMarkdownImports(tree)
  const context = {state, partials}
  try {
    const blocks = omitIgnored(tree.children).map(
      (node) => copyBlock(node, context) ?? writeBlock(node, context)
    )
    const plain = blocks.filter((block) => block !== '').join('\n\n')
    return {plain: plain && `${plain}\n`, partials: [...partials.values()]}
  } catch (error) {
    // Plugins can create nodes without a Markdown syntax. The HTML page may still be fine.
    if (error instanceof RangeError) throw error
    return {plain: `<!-- ${messageOf(error).replaceAll('--', '- -')} -->\n`, partials: []}
  }
}

function writeBlock(node: RootContent, context: PlainContext): string {
  const children = toBlocks(simplifyNodes([node], context))
  return toMarkdown({type: 'root', children}, OPTIONS).trimEnd()
}
