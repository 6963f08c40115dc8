import type {Root as HtmlRoot} from 'hast'
import type {Code} from 'mdast'
import type {Options} from 'mdast-util-to-hast'
import type {PluggableList} from 'unified'
import {createFence} from './code-fence.js'
import type {CompileState} from './compile-state.js'
import {findBuiltIn, guardPlugins} from './guard-plugins.js'
import {remarkKeepTree} from './plain-markdown.js'
import {rehypeAdmonitionTitles} from './rehype-admonition-titles.js'
import {rehypeBlanks} from './rehype-blanks.js'
import {rehypeCellAlignment} from './rehype-cell-alignment.js'
import {rehypeFootnotes} from './rehype-footnotes.js'
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
import {remarkRepositoryLinks} from './remark-repository-links.js'

/** Steps on the Markdown tree. Syntax that a text cannot hold is not looked for: parsing is dear. */
export function remarkSteps(state: CompileState): PluggableList {
  const {beforeDefaultRemarkPlugins, remarkPlugins} = state.functions
  const steps: PluggableList = [...guardPlugins(beforeDefaultRemarkPlugins)]
  steps.push([remarkGfmParts, state])
  if (state.text.includes('$'))
    steps.push([remarkDollars, findBuiltIn('remarkMath', remarkPlugins)])
  if (state.text.includes(':::') && state.options.admonitions !== false)
    steps.push(remarkContainers, [remarkAdmonitions, state])
  // Ids first: in MDX they stand in comments.
  steps.push([remarkAlerts, state], [remarkHeadingIds, state], [remarkComments, state])
  const {repository} = state.options
  if (repository) steps.push([remarkRepositoryLinks, repository])
  steps.push(...guardPlugins(remarkPlugins), [remarkKeepTree, state])
  return steps
}

/** How Markdown nodes become HTML nodes, where the field's defaults do not fit. */
export function htmlOptions(state: CompileState): Options {
  return {
    allowDangerousHtml: true,
    passThrough: ['truncate'],
    handlers: {code: (_state, node: Code) => createFence(node, state)}
  }
}

/** Steps on the HTML tree. Formulas and HTML are looked for in the tree itself. */
export function rehypeSteps(state: CompileState): PluggableList {
  const {beforeDefaultRehypePlugins, rehypePlugins} = state.functions
  return [
    ...guardPlugins(beforeDefaultRehypePlugins),
    rehypeRawHtml,
    [rehypeMath, state],
    [rehypeWrittenPre, state],
    [rehypeLinks, state],
    [rehypeHeadings, state],
    rehypeCellAlignment,
    [rehypeFootnotes, state],
    rehypeAdmonitionTitles,
    rehypeBlanks,
    ...guardPlugins(rehypePlugins)
  ]
}

/** Keep the HTML tree for later and hand on an empty one, so that what follows has nothing to do. */
export function stashTree(stash: {tree?: HtmlRoot}) {
  return (tree: HtmlRoot): HtmlRoot => {
    stash.tree = tree
    return {type: 'root', children: []}
  }
}
