import {ADMONITIONS, type AdmonitionTable} from '@lectern/shared/admonitions/admonition-types'
import {sortByDistance} from '@lectern/shared/text/nearest'
import type {Paragraph, Parents, Root, RootContent} from 'mdast'
import type {ContainerDirective} from 'mdast-util-directive'
import type {AdmonitionOptions} from '@lectern/types'
import {type CompileState, reportProblem} from '../state/compile-state.js'

/** The part of the state that admonitions need. */
type AdmonitionState = Pick<CompileState, 'authorLines' | 'lineOffset' | 'problems'> & {
  options: Pick<CompileState['options'], 'admonitions'>
}

/** Names that a site accepts, and the built-in types. */
interface KnownTypes {
  names: readonly string[]
  builtIn: AdmonitionTable
}

/**
 * Turn `:::note` containers into `admonition` elements, with an `admonition-title` in front when the
 * author gives a title. A container of another name stays visible as text (`admonition-unknown`).
 */
export function remarkAdmonitions(state: AdmonitionState, builtIn: AdmonitionTable = ADMONITIONS) {
  const names = listNames(state.options.admonitions, Object.keys(builtIn.components))
  return (tree: Root): void => replaceContainers(tree, {names, builtIn}, state)
}

function listNames(options: AdmonitionOptions, builtIn: readonly string[]): readonly string[] {
  if (options === false) return []
  if (isList(options)) return [...builtIn, ...options]
  const {keywords = [], extendDefaults = true} = options
  return extendDefaults ? [...builtIn, ...keywords] : keywords
}

function isList(options: AdmonitionOptions): options is readonly string[] {
  return Array.isArray(options)
}

function replaceContainers(parent: Parents, known: KnownTypes, state: AdmonitionState): void {
  const children: RootContent[] = []
  for (const child of parent.children) {
    if ('children' in child) replaceContainers(child, known, state)
    if (child.type === 'containerDirective') checkEnd(child, state)
    if (child.type !== 'containerDirective') children.push(child)
    else if (known.names.includes(child.name)) children.push(admonition(child, known.builtIn))
    else children.push(...asText(child, known.names, state))
  }
  // Containers stand where flow content may stand, and give way to flow content.
  parent.children = children as typeof parent.children
}

function admonition(node: ContainerDirective, builtIn: AdmonitionTable): ContainerDirective {
  const type = builtIn.aliases[node.name] ?? node.name
  const [first] = node.children
  const title = node.attributes?.title
  if (isLabel(first)) first.data = {...first.data, hName: 'admonition-title'}
  else if (title) node.children.unshift(titleOf(title))
  node.data = {...node.data, hName: 'admonition', hProperties: {type}}
  return node
}

function titleOf(text: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{type: 'text', value: text}],
    data: {hName: 'admonition-title'}
  }
}

function isLabel(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true
}

/** The last container of a file is closed by its end, which nobody means. */
function checkEnd(node: ContainerDirective, state: AdmonitionState): void {
  const [opening, closing] = fenceLines(node, state)
  if (closing !== undefined) return
  reportProblem(state, node.position, {
    code: 'admonition-unclosed',
    policy: 'warn',
    message: `The container \`${opening}\` is opened and never closed.`,
    hint: 'Write a line with as many colons where it ends; one that holds others needs more colons than they have.'
  })
}

function asText(
  node: ContainerDirective,
  names: readonly string[],
  state: AdmonitionState
): RootContent[] {
  const sorted = sortByDistance(node.name, names)
  reportProblem(state, node.position, {
    code: 'admonition-unknown',
    policy: 'warn',
    message: `There is no admonition named \`${node.name}\`.`,
    hint: `Write \`:::${sorted[0]}\`, or add the name to the site's admonitions; known names are ${sorted.join(', ')}.`
  })
  const content = isLabel(node.children[0]) ? node.children.slice(1) : node.children
  const [opening, closing] = fenceLines(node, state)
  return [textParagraph(opening), ...content, ...(closing ? [textParagraph(closing)] : [])]
}

/** The lines that open and close a container, as the author wrote them. */
function fenceLines(
  node: ContainerDirective,
  state: AdmonitionState
): [string, string | undefined] {
  const start = node.position?.start
  const end = node.position?.end
  const opening = state.authorLines[(start?.line ?? 1) - 1]?.slice((start?.column ?? 1) - 1)
  const last = state.authorLines[(end?.line ?? 1) - 1] ?? ''
  // A container inside may have taken the last fence for itself.
  const isTaken =
    node.children.at(-1)?.type === 'containerDirective' && lastLine(node) === end?.line
  const isOpen = end?.line === start?.line || isTaken
  const closing = isOpen ? undefined : /(:{3,})\s*$/.exec(last)?.[1]
  return [opening?.trim() ?? `:::${node.name}`, closing]
}

function lastLine({children}: ContainerDirective): number | undefined {
  return children.at(-1)?.position?.end.line
}

function textParagraph(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]}
}
