import type {Root as HtmlRoot} from 'hast'
import type {Code} from 'mdast'
import type {Options} from 'mdast-util-to-hast'
import type {PluggableList} from 'unified'
import {rehypeAdmonitionTitles} from '../admonitions/rehype-admonition-titles.js'
import {remarkAdmonitions} from '../admonitions/remark-admonitions.js'
import {remarkAlerts} from '../admonitions/remark-alerts.js'
import {remarkContentBlocks} from '../admonitions/remark-content-blocks.js'
import {remarkDirectives} from '../admonitions/remark-directives.js'
import {remarkUnusedDirectives} from '../admonitions/remark-unused-directives.js'
import {
  BLOCK_NAMES,
  hasAsciiDirective,
  hasComponentDirective,
  INLINE_NAMES
} from '../components/directive-names.js'
import {rehypeComponents} from '../components/rehype-components.js'
import {EMBED_DIRECTIVES} from '../embeds/embed-rules.js'
import {rehypeEmbeds} from '../embeds/rehype-embeds.js'
import {remarkEmbeds} from '../embeds/remark-embeds.js'
import {rehypeImageZoom} from '../components/rehype-image-zoom.js'
import {remarkComponents} from '../components/remark-components.js'
import {createFence} from '../code-blocks/code-fence.js'
import {showCode} from '../code-blocks/shown-code.js'
import {rehypeWrittenPre} from '../code-blocks/rehype-written-pre.js'
import {remarkMdxComments} from '../excerpt/mdx-comments.js'
import {markerWord, remarkComments} from '../excerpt/remark-comments.js'
import {remarkEmoji} from '../excerpt/remark-emoji.js'
import {showFrontMatter} from '../excerpt/shown-front-matter.js'
import {rehypeCellAlignment} from '../gfm/rehype-cell-alignment.js'
import {rehypeFootnotes} from '../gfm/rehype-footnotes.js'
import {remarkGfmParts} from '../gfm/remark-gfm-parts.js'
import {rehypeHeadings} from '../headings/rehype-headings.js'
import {remarkHeadingIds} from '../headings/remark-heading-ids.js'
import {rehypeBlanks} from '../html/rehype-blanks.js'
import {rehypeRawHtml} from '../html/rehype-raw-html.js'
import {rehypeLinks} from '../links/rehype-links.js'
import {showRehypeLinks, showRemarkLinks, showTokens} from '../links/shown-links.js'
import {remarkRepositoryLinks} from '../links/remark-repository-links.js'
import {rehypeMath} from '../math/rehype-math.js'
import {readsFormulas} from '../math/reads-formulas.js'
import {remarkDollars} from '../math/remark-dollars.js'
import {createListItemHandler} from './list-item.js'
import {createMdxHandlers} from './mdx-handlers.js'
import {remarkKeepTree} from '../plain/plain-markdown.js'
import {remarkCheckSource} from './remark-check-source.js'
import type {CompileState} from '../state/compile-state.js'
import {findBuiltIn, guardPlugins} from '../state/guard-plugins.js'
import {mergePlugins} from '../state/merge-plugins.js'

/** Names of directives that aren't containers. */
const NAMED = {block: BLOCK_NAMES, inline: INLINE_NAMES}

/** Names of directives that aren't containers, in pages that show parts of plugins' pages. */
const NAMED_EMBEDS = {
  block: [...BLOCK_NAMES, ...EMBED_DIRECTIVES],
  inline: [...INLINE_NAMES, ...EMBED_DIRECTIVES]
}

/** Steps on the Markdown tree. Syntax that a text can't contain is skipped, because parsing is expensive. */
export function remarkSteps(state: CompileState, format: 'md' | 'mdx'): PluggableList {
  const {beforeDefaultRemarkPlugins, remarkPlugins} = state.functions
  const [before, after] = mergePlugins(beforeDefaultRemarkPlugins, remarkPlugins)
  const own = [before, after].map((plugins) =>
    showFrontMatter(guardPlugins(plugins, state.signal), state)
  )
  const [ownBefore = [], ownAfter = []] = own
  const hasOwn = own.some(({length}) => length > 0)
  const steps: PluggableList = [
    [remarkCheckSource, state, format],
    ...ownBefore,
    [remarkGfmParts, state]
  ]
  if (
    format === 'mdx' &&
    state.options.mdx1Compat?.comments !== false &&
    state.text.includes('<!--')
  )
    steps.push([remarkMdxComments, [markerWord(state)]])
  if (state.text.includes('$') && readsFormulas(state))
    steps.push([remarkDollars, findBuiltIn('remarkMath', remarkPlugins)])
  const {admonitions, unknownDirectives} = state.options
  const hasDirectives = admonitions !== false || unknownDirectives !== undefined
  // The site's plugins can handle all directives, and can add directives to a text that has none.
  const hasAll = unknownDirectives === 'div' && hasAsciiDirective(state.text)
  const hasInline = hasAll || state.embeds !== undefined || hasComponentDirective(state.text)
  const named = hasAll ? 'ascii' : state.embeds ? NAMED_EMBEDS : NAMED
  const isWritten = hasOwn || hasInline || state.text.includes(':::')
  if (hasDirectives && isWritten)
    steps.push(
      [remarkDirectives, {isComplete: hasOwn, ...(hasInline && {named})}],
      [remarkAdmonitions, state]
    )
  steps.push([remarkHeadingIds, state], [remarkComments, state])
  if (state.options.emoji) steps.push([remarkEmoji, state])
  const {repository} = state.options
  if (repository) steps.push([remarkRepositoryLinks, repository])
  steps.push(...showRemarkLinks(ownAfter, state))
  if (state.embeds) steps.push([remarkEmbeds, state])
  if (hasDirectives && isWritten)
    steps.push(
      [remarkContentBlocks, state],
      [remarkComponents, state],
      [remarkUnusedDirectives, state, BLOCK_NAMES]
    )
  if (state.options.alerts !== false) steps.push([remarkAlerts, state])
  steps.push([remarkKeepTree, state])
  return steps
}

/** Creates options with handlers for nodes that the default handlers don't convert as needed. */
export function htmlOptions(state: CompileState): Options {
  // Typed for the site's version of the package.
  const {handlers, passThrough = [], ...own}: Options = state.functions.remarkRehypeOptions ?? {}
  return {
    ...own,
    allowDangerousHtml: true,
    passThrough: ['truncate', ...(passThrough ?? [])],
    handlers: {
      code: (_state, node: Code) => createFence(node, state),
      listItem: createListItemHandler(),
      ...createMdxHandlers(),
      ...handlers
    }
  }
}

/**
 * Returns the steps for the HTML tree. They check for themselves whether there's a formula or raw
 * HTML.
 */
export function rehypeSteps(state: CompileState): PluggableList {
  const {beforeDefaultRehypePlugins, rehypePlugins} = state.functions
  const [before, after] = mergePlugins(beforeDefaultRehypePlugins, rehypePlugins)
  return [
    ...showCode(showRehypeLinks(guardPlugins(before, state.signal), state), state),
    [rehypeRawHtml, state],
    [rehypeMath, state],
    [rehypeWrittenPre, state],
    [rehypeComponents, state],
    [rehypeImageZoom, state],
    [rehypeLinks, state],
    [rehypeHeadings, state],
    [rehypeEmbeds, state],
    rehypeCellAlignment,
    [rehypeFootnotes, state],
    rehypeAdmonitionTitles,
    rehypeBlanks,
    ...showCode(showTokens(guardPlugins(after, state.signal), state), state)
  ]
}

/** Saves the HTML tree and returns an empty one, so that later steps have nothing to do. */
export function stashTree(stash: {tree?: HtmlRoot}) {
  return (tree: HtmlRoot): HtmlRoot => {
    stash.tree = tree
    return {type: 'root', children: []}
  }
}
