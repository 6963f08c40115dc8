import {sortByDistance} from '@lectern/shared/nearest'
import type {Paragraph, Parents, Root, RootContent} from 'mdast'
import type {ContainerDirective} from 'mdast-util-directive'
import {type CompileState, reportProblem} from './compile-state.js'

/** Admonition names that every site has. `caution` is the older name of `warning`. */
const BUILT_IN: readonly string[] = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['important', 'success', 'secondary', 'caution']
]

/**
 * Turn `:::note` containers into `admonition` elements, with an `admonition-title` in front when the
 * author gives a title. A container of another name stays visible as text (`admonition-unknown`).
 */
export function remarkAdmonitions(state: CompileState) {
  const names = [...BUILT_IN, ...state.options.admonitions]
  return (tree: Root): void => replaceContainers(tree, names, state)
}

function replaceContainers(parent: Parents, names: readonly string[], state: CompileState): void {
  const children: RootContent[] = []
  for (const child of parent.children) {
    if ('children' in child) replaceContainers(child, names, state)
    if (child.type !== 'containerDirective') children.push(child)
    else if (names.includes(child.name)) children.push(admonition(child))
    else children.push(...asText(child, names, state))
  }
  // Containers stand where flow content may stand, and give way to flow content.
  parent.children = children as typeof parent.children
}

function admonition(node: ContainerDirective): ContainerDirective {
  const type = node.name === 'caution' ? 'warning' : node.name
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

function asText(
  node: ContainerDirective,
  names: readonly string[],
  state: CompileState
): RootContent[] {
  const sorted = sortByDistance(node.name, names)
  reportProblem(state, node.position, {
    code: 'admonition-unknown',
    message: `There is no admonition named \`${node.name}\`.`,
    hint: `Write \`:::${sorted[0]}\`, or add the name to the site's admonitions; known names are ${sorted.join(', ')}.`
  })
  const content = isLabel(node.children[0]) ? node.children.slice(1) : node.children
  const [opening, closing] = fenceLines(node, state)
  return [textParagraph(opening), ...content, ...(closing ? [textParagraph(closing)] : [])]
}

/** The lines that open and close a container, as the author wrote them. */
function fenceLines(node: ContainerDirective, state: CompileState): [string, string | undefined] {
  const start = node.position?.start
  const end = node.position?.end
  const opening = state.authorLines[(start?.line ?? 1) - 1]?.slice((start?.column ?? 1) - 1)
  const last = state.authorLines[(end?.line ?? 1) - 1] ?? ''
  const closing = end?.line === start?.line ? undefined : /(:{3,})\s*$/.exec(last)?.[1]
  return [opening?.trim() ?? `:::${node.name}`, closing]
}

function textParagraph(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]}
}
