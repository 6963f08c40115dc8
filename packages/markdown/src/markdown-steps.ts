import type {Root as HtmlRoot} from 'hast'
import type {Code} from 'mdast'
import type {Options} from 'mdast-util-to-hast'
import type {PluggableList} from 'unified'
import {createCodeBlock} from './code-block.js'
import type {CompileState} from './compile-state.js'
import {rehypeAdmonitionTitles} from './rehype-admonition-titles.js'
import {rehypeBlanks} from './rehype-blanks.js'
import {rehypeHeadings} from './rehype-headings.js'
import {rehypeLinks} from './rehype-links.js'
import {rehypeMath} from './rehype-math.js'
import {rehypeRawHtml} from './rehype-raw-html.js'
import {rehypeWrittenPre} from './rehype-written-pre.js'
import {remarkAdmonitions} from './remark-admonitions.js'
import {remarkAlerts} from './remark-alerts.js'
import {remarkComments} from './remark-comments.js'
import {remarkContainers} from './remark-containers.js'
import {remarkDollars} from './remark-dollars.js'
import {remarkGfmParts} from './remark-gfm-parts.js'
import {remarkHeadingIds} from './remark-heading-ids.js'

/** Steps on the Markdown tree. Syntax that a text cannot hold is not looked for: parsing is dear. */
export function remarkSteps(state: CompileState): PluggableList {
  const steps: PluggableList = [[remarkGfmParts, state]]
  if (state.text.includes('$')) steps.push(remarkDollars)
  if (state.text.includes(':::')) steps.push(remarkContainers, [remarkAdmonitions, state])
  // Ids first: in MDX they stand in comments.
  steps.push([remarkAlerts, state], [remarkHeadingIds, state], remarkComments)
  return steps
}

/** How Markdown nodes become HTML nodes, where the field's defaults do not fit. */
export function htmlOptions(state: CompileState): Options {
  return {
    allowDangerousHtml: true,
    passThrough: ['truncate'],
    handlers: {code: (_state, node: Code) => createCodeBlock(node, state)}
  }
}

/** Steps on the HTML tree. Formulas and HTML are looked for in the tree itself. */
export function rehypeSteps(state: CompileState): PluggableList {
  return [
    rehypeRawHtml,
    [rehypeMath, state],
    [rehypeWrittenPre, state],
    [rehypeLinks, state],
    [rehypeHeadings, state],
    rehypeAdmonitionTitles,
    rehypeBlanks
  ]
}

/** Keep the HTML tree for later and hand on an empty one, so that what follows has nothing to do. */
export function stashTree(stash: {tree?: HtmlRoot}) {
  return (tree: HtmlRoot): HtmlRoot => {
    stash.tree = tree
    return {type: 'root', children: []}
  }
}
