import type {Root as HtmlRoot} from 'hast'
import type {Code} from 'mdast'
import type {Options} from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import type {PluggableList} from 'unified'
import {createCodeBlock} from './code-block.js'
import type {CompileState} from './compile-state.js'
import {rehypeAdmonitionTitles} from './rehype-admonition-titles.js'
import {rehypeBlanks} from './rehype-blanks.js'
import {rehypeHeadings} from './rehype-headings.js'
import {rehypeLinks} from './rehype-links.js'
import {type MathStep, rehypeMath} from './rehype-math.js'
import {rehypeRawHtml} from './rehype-raw-html.js'
import {remarkAdmonitions} from './remark-admonitions.js'
import {remarkAlerts} from './remark-alerts.js'
import {remarkComments} from './remark-comments.js'
import {remarkContainers} from './remark-containers.js'
import {remarkDollars} from './remark-dollars.js'
import {remarkHeadingIds} from './remark-heading-ids.js'

/** Steps on the Markdown tree. Syntax that a text cannot hold is not looked for: parsing is dear. */
export function remarkSteps(state: CompileState): PluggableList {
  const steps: PluggableList = [remarkGfm]
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

/** Steps on the HTML tree. `math` is the formula step, for a text that may hold formulas. */
export function rehypeSteps(state: CompileState, math: MathStep | undefined): PluggableList {
  const steps: PluggableList = [rehypeRawHtml]
  if (math) steps.push([rehypeMath, {state, math}])
  steps.push([rehypeLinks, state], [rehypeHeadings, state], rehypeAdmonitionTitles, rehypeBlanks)
  return steps
}

/** Keep the HTML tree for later and hand on an empty one, so that what follows has nothing to do. */
export function stashTree(stash: {tree?: HtmlRoot}) {
  return (tree: HtmlRoot): HtmlRoot => {
    stash.tree = tree
    return {type: 'root', children: []}
  }
}
