import {ADMONITIONS, type AdmonitionTable} from '@lectern/shared/admonitions/admonition-types'
import {ownValue} from '@lectern/shared/objects/own-value'
import type {Paragraph, Parents, Root, RootContent} from 'mdast'
import type {ContainerDirective} from 'mdast-util-directive'
import type {AdmonitionOptions} from '@lectern/types'
import {type CompileState, reportProblem} from '../state/compile-state.js'

/** The parts of the compile state that admonitions need. */
export type AdmonitionState = Pick<CompileState, 'authorLines' | 'lineOffset' | 'problems'> & {
  options: Pick<CompileState['options'], 'admonitions'>
}

/**
 * Turns `:::note` containers into `admonition` elements. The title becomes the first child, an
 * `admonition-title`. Containers with other names are left for the site's plugins.
 */
export function remarkAdmonitions(state: AdmonitionState, builtIn: AdmonitionTable = ADMONITIONS) {
  const names = listAdmonitionNames(state.options.admonitions, builtIn)
  return (tree: Root): void => visitContainers(tree, names, {state, builtIn})
}

/** Lists the names that `:::name` accepts. */
export function listAdmonitionNames(
  options: AdmonitionOptions,
  {components}: Pick<AdmonitionTable, 'components'>
): readonly string[] {
  const builtIn = Object.keys(components)
  if (options === false) return []
  if (isList(options)) return [...builtIn, ...options]
  const {keywords = [], extendDefaults = true} = options
  return extendDefaults ? [...builtIn, ...keywords] : keywords
}

function isList(options: AdmonitionOptions): options is readonly string[] {
  return Array.isArray(options)
}

function visitContainers(
  parent: Parents,
  names: readonly string[],
  context: {state: AdmonitionState; builtIn: AdmonitionTable}
): void {
  for (const child of parent.children) {
    if ('children' in child) visitContainers(child, names, context)
    if (child.type !== 'containerDirective') continue
    checkEnd(child, context.state)
    if (names.includes(child.name)) markAdmonition(child, context.builtIn)
  }
}

function markAdmonition(node: ContainerDirective, builtIn: AdmonitionTable): void {
  const type = ownValue(builtIn.aliases, node.name) ?? node.name
  const [first] = node.children
  const title = node.attributes?.title
  if (isLabel(first)) first.data = {...first.data, hName: 'admonition-title'}
  else if (title) node.children.unshift(titleOf(title))
  node.data = {...node.data, hName: 'admonition', hProperties: {type}}
}

function titleOf(text: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{type: 'text', value: text}],
    data: {hName: 'admonition-title'}
  }
}

/** Returns whether a node is a container's `[label]`. */
export function isLabel(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true
}

/**
 * Reports a container without a closing fence. The parser would close it at the end of the file,
 * which is never intended.
 */
function checkEnd(node: ContainerDirective, state: AdmonitionState): void {
  const [opening, closing] = fenceLines(node, state)
  // The site's plugins can create containers from other nodes.
  if (closing !== undefined || !opening.startsWith(':::')) return
  reportProblem(state, node.position, {
    code: 'admonition-unclosed',
    policy: 'warn',
    message: `The admonition \`${opening}\` isn't closed.`,
    hint: 'Close it with a line that has the same number of colons. An outer admonition needs more colons than the ones inside it.'
  })
}

/** Returns the lines that open and close a container, as the author wrote them. */
export function fenceLines(
  node: ContainerDirective,
  state: AdmonitionState
): [string, string | undefined] {
  const start = node.position?.start
  const end = node.position?.end
  const opening = state.authorLines[(start?.line ?? 1) - 1]?.slice((start?.column ?? 1) - 1)
  const last = state.authorLines[(end?.line ?? 1) - 1] ?? ''
  // The last fence may have closed an inner container instead.
  const isTaken =
    node.children.at(-1)?.type === 'containerDirective' && lastLine(node) === end?.line
  const isOpen = end?.line === start?.line || isTaken
  const closing = isOpen ? undefined : /(?<!:)(:{3,})\s*$/.exec(last)?.[1]
  return [opening?.trim() ?? `:::${node.name}`, closing]
}

function lastLine({children}: ContainerDirective): number | undefined {
  return children.at(-1)?.position?.end.line
}
