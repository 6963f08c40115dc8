import type {Paragraph, Parents, Root, RootContent} from 'mdast'
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive'
import type {CompileState} from '../state/compile-state.js'
import {checkAttributes} from './check-attributes.js'
import {isLabel} from '../admonitions/remark-admonitions.js'
import {COMPONENT_TAG, LABEL_TAG} from './component-tags.js'
import {COMPONENT_RULES} from './component-rules.js'
import type {ComponentRule} from './component-use.js'

type Directive = ContainerDirective | LeafDirective | TextDirective

/** Component names and rules by directive. */
const NAMES: ReadonlyMap<string, [name: string, rule: ComponentRule]> = new Map(
  Object.entries(COMPONENT_RULES).map((entry) => [entry[1].directive, entry])
)

/**
 * Marks the directives of components and checks their attributes. `rehypeComponents` later creates
 * the HTML. Admonitions and the site's plugins take precedence over components of the same name.
 */
export function remarkComponents(state: CompileState) {
  return (tree: Root): void => markIn(tree, state)
}

function markIn(parent: Parents, state: CompileState): void {
  for (const child of parent.children) {
    if ('children' in child) markIn(child, state)
    if (isDirective(child) && !child.data) markDirective(child, state)
  }
}

function isDirective(node: RootContent): node is Directive {
  return /^(?:container|leaf|text)Directive$/.test(node.type)
}

function markDirective(node: Directive, state: CompileState): void {
  const [name, rule] = NAMES.get(node.name) ?? []
  if (name === undefined || !rule || (node.type === 'textDirective') !== Boolean(rule.isInline))
    return
  // Other sites only parse these directives if they have a label or attributes.
  if (isOnlyName(node, state)) return
  const label = markLabel(node)
  const colons = {containerDirective: ':::', leafDirective: '::', textDirective: ':'}[node.type]
  const attributes = checkAttributes(
    {
      rule,
      written: `${colons}${node.name}`,
      attributes: {...node.attributes},
      hasLabel: label !== undefined,
      position: node.position
    },
    state
  )
  const index = state.components.push({name, attributes, position: node.position}) - 1
  node.data = {hName: COMPONENT_TAG, hProperties: {dataIndex: String(index)}}
}

/** Returns whether a directive is written as `:name` or `::name`, without brackets or braces. */
function isOnlyName({type, position}: Directive, {text}: CompileState): boolean {
  const end = position?.end.offset
  return type !== 'containerDirective' && end !== undefined && !/[\]}]/.test(text[end - 1] ?? '')
}

/** Returns the label of a block, which becomes its first child. */
function markLabel(node: Directive): Paragraph | undefined {
  if (node.type === 'textDirective') return undefined
  if (node.type === 'leafDirective') {
    if (node.children.length === 0) return undefined
    const label: Paragraph = {type: 'paragraph', children: node.children, data: {hName: LABEL_TAG}}
    // As in containers, the label becomes a paragraph.
    node.children = [label as unknown as (typeof node.children)[number]]
    return label
  }
  const [first] = node.children
  if (!isLabel(first)) return undefined
  first.data = {...first.data, hName: LABEL_TAG}
  return first
}
