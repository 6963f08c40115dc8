import {ownValue} from '@lectern/shared/objects/own-value'
import {ADMONITIONS} from '@lectern/shared/admonitions/admonition-types'
import {findNearest} from '@lectern/shared/text/nearest'
import type {Paragraph, Parents, Root, RootContent, Text} from 'mdast'
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import {CONTENT_BLOCKS} from './remark-content-blocks.js'
import {
  type AdmonitionState,
  fenceLines,
  isLabel,
  listAdmonitionNames
} from './remark-admonitions.js'

/** The parts of the compile state that directives need. */
type DirectiveState = Omit<AdmonitionState, 'options'> & {
  text: string
  options: Pick<CompileState['options'], 'admonitions' | 'unknownDirectives'>
}

type NamedState = DirectiveState & {names: readonly string[]}

/**
 * Turns unhandled directives back into their original text: `:name`, `::name`, and the fences of containers
 * with unknown names (`admonition-unknown`). In Docusaurus projects, they become `div` elements with their
 * label and content.
 *
 * @param names - Names of other supported containers. Hints suggest them.
 */
export function remarkUnusedDirectives(state: DirectiveState, names: readonly string[] = []) {
  return (tree: Root): void => replaceUnused(tree, {...state, names: [...CONTENT_BLOCKS, ...names]})
}

function replaceUnused(parent: Parents, state: NamedState): void {
  const children: RootContent[] = []
  for (const child of parent.children) {
    if ('children' in child) replaceUnused(child, state)
    // Steps that handle a directive store the resulting element in its `data`.
    if (!isDirective(child) || child.data) children.push(child)
    else if (child.type === 'containerDirective') children.push(...containerText(child, state))
    else if (isElement(child, state)) children.push(directiveElement(child, state))
    else if (child.type === 'leafDirective')
      children.push(textParagraph(directiveText(child, state)))
    else addText(children, directiveText(child, state))
  }
  // The new nodes are valid wherever the directive was.
  parent.children = children as typeof parent.children
}

type Directive = ContainerDirective | LeafDirective | TextDirective

function isDirective(node: RootContent): node is Directive {
  return /^(?:container|leaf|text)Directive$/.test(node.type)
}

/** Docusaurus only reads names in ASCII, and shows an inline directive without any content as its name. */
function isElement(node: LeafDirective | TextDirective, {options}: DirectiveState): boolean {
  return (
    options.unknownDirectives === 'div' &&
    ASCII_NAME.test(node.name) &&
    (node.type === 'leafDirective' || !isBare(node))
  )
}

const ASCII_NAME = /^[a-z][\w-]*$/i

/** Returns whether a directive has neither attributes nor the content of a label. */
function isBare({attributes, children}: LeafDirective | TextDirective): boolean {
  return children.length === 0 && Object.keys(attributes ?? {}).length === 0
}

function directiveElement(
  node: LeafDirective | TextDirective,
  state: DirectiveState
): LeafDirective | TextDirective {
  const written = `${node.type === 'leafDirective' ? '::' : ':'}${node.name}`
  reportProblem(state, node.position, {
    code: 'directive-unknown',
    policy: 'warn',
    message: `The directive \`${written}\` is unknown. The page shows only its label.`,
    hint: `Write \`${written.replaceAll(':', '\\:')}\` to show it as text.`
  })
  return {...node, data: {hName: 'div'}}
}

function directiveText(node: LeafDirective | TextDirective, state: DirectiveState): string {
  const {text, options} = state
  const {start, end} = node.position ?? {}
  if (options.unknownDirectives === 'div' && node.type === 'textDirective' && isBare(node))
    return `:${node.name}`
  if (start?.offset !== undefined && end?.offset !== undefined)
    return text.slice(start.offset, end.offset)
  return `${node.type === 'leafDirective' ? '::' : ':'}${node.name}`
}

/** Appends text, merging it with the text before it. */
function addText(children: RootContent[], value: string): void {
  const last: RootContent | undefined = children.at(-1)
  if (last?.type === 'text') children[children.length - 1] = joinText(last, value)
  else children.push({type: 'text', value})
}

function joinText(text: Text, value: string): Text {
  return {...text, value: text.value + value}
}

function containerText(node: ContainerDirective, state: NamedState): RootContent[] {
  const known = [...listAdmonitionNames(state.options.admonitions, ADMONITIONS), ...state.names]
  reportProblem(state, node.position, {
    code: 'admonition-unknown',
    policy: 'warn',
    message: `The admonition type \`${node.name}\` is unknown.`,
    hint: suggestName(node.name, known)
  })
  const [opening, closing] = fenceLines(node, state)
  // After a space, the name isn't part of a container in Docusaurus.
  const afterName = opening.slice(opening.indexOf(node.name) + node.name.length)
  if (state.options.unknownDirectives === 'div' && !/^\s/.test(afterName))
    return [{...node, data: {hName: 'div'}}]
  const content = isLabel(node.children[0]) ? node.children.slice(1) : node.children
  return [textParagraph(opening), ...content, ...(closing ? [textParagraph(closing)] : [])]
}

/** Containers of other tools, with the name of the container that does the same. */
const PEERS: Readonly<Record<string, string>> = {'code-group': 'code-tabs', details: 'accordion'}

function suggestName(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, known) ?? ownValue(PEERS, name)
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`
  return `Use one of: ${[...known].sort().join(', ')}. Or add \`${name}\` to the \`admonitions\` option of the content plugin.`
}

function textParagraph(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]}
}
