import type {Root as HtmlRoot} from 'hast'
import type {Code} from 'mdast'
import type {Options} from 'mdast-util-to-hast'
import type {PluggableList} from 'unified'
import {rehypeAdmonitionTitles} from '../admonitions/rehype-admonition-titles.js'
import {remarkAdmonitions} from '../admonitions/remark-admonitions.js'
import {remarkAlerts} from '../admonitions/remark-alerts.js'
import {remarkContainers} from '../admonitions/remark-containers.js'
import {createFence} from '../code-blocks/code-fence.js'
import {rehypeWrittenPre} from '../code-blocks/rehype-written-pre.js'
import {remarkComments} from '../excerpt/remark-comments.js'
import {rehypeCellAlignment} from '../gfm/rehype-cell-alignment.js'
import {rehypeFootnotes} from '../gfm/rehype-footnotes.js'
import {remarkGfmParts} from '../gfm/remark-gfm-parts.js'
import {rehypeHeadings} from '../headings/rehype-headings.js'
import {remarkHeadingIds} from '../headings/remark-heading-ids.js'
import {rehypeBlanks} from '../html/rehype-blanks.js'
import {rehypeRawHtml} from '../html/rehype-raw-html.js'
import {rehypeLinks} from '../links/rehype-links.js'
import {remarkRepositoryLinks} from '../links/remark-repository-links.js'
import {rehypeMath} from '../math/rehype-math.js'
import {remarkDollars} from '../math/remark-dollars.js'
import {remarkKeepTree} from '../plain/plain-markdown.js'
import type {CompileState} from '../state/compile-state.js'
import {findBuiltIn, guardPlugins} from '../state/guard-plugins.js'

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
