import {ownValue} from '@lectern/shared/objects/own-value'
import {createHash} from 'node:crypto'
import type {StaticProps} from '@lectern/types'
import type {Element, ElementContent, Parents, Root} from 'hast'
import {jsxAttribute, valueExpression} from '../jsx/jsx-element.js'
import {isJsx, readJsxProps} from '../jsx/rehype-static-jsx.js'
import {findStaticNames, type StaticNames} from '../jsx/static-components.js'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import type {JsxElement} from '../tree/tree-nodes.js'
import {plainText} from '../tree/plain-text.js'
import {renderHtml} from '../tree/render-html.js'
import {checkAttributes} from './check-attributes.js'
import {COMPONENT_RULES} from './component-rules.js'
import {COMPONENT_TAG, LABEL_TAG} from './component-tags.js'
import type {ComponentUse} from './component-use.js'
import {findIconPath} from './icons.js'

interface Context {
  state: CompileState
  names: StaticNames
  /** Number of IDs that were created so far. */
  count: number
}

/**
 * Creates HTML for directives and for component JSX with literal attributes, so that they work
 * without a script. JSX with computed attributes and overridden components are left to React.
 */
export function rehypeComponents(state: CompileState) {
  return (tree: Root): void => {
    const mayHaveJsx = state.options.fold && /<[A-Z]/.test(state.text)
    if (state.components.length === 0 && !mayHaveJsx) return
    const names: StaticNames = mayHaveJsx ? findStaticNames(tree, state.options).names : new Map()
    replaceIn(tree, {state, names, count: 0})
  }
}

function replaceIn(parent: Parents, context: Context): void {
  // The new node is valid wherever the component was.
  parent.children = parent.children.map((child) => {
    if ('children' in child) replaceIn(child, context)
    if (child.type === 'element' && child.tagName === COMPONENT_TAG)
      return createFromDirective(child, context)
    return isJsx(child) ? createFromJsx(child, context) : child
  }) as ElementContent[]
}

/** Components that look like code blocks and tabs, whose styles every page already has. */
const HAS_COMMON_STYLES: ReadonlySet<string> = new Set(['CodeTabs', 'Diff', 'PackageManagers'])

function createFromDirective(node: Element, context: Context): ElementContent {
  const written = context.state.components[Number(node.properties.dataIndex)]
  if (!written) return node
  const [first, ...rest] = node.children.filter(isShown)
  const hasLabel = first?.type === 'element' && first.tagName === LABEL_TAG
  const label = hasLabel ? first.children : []
  const children = hasLabel ? rest : node.children.filter(isShown)
  const {name, attributes, position} = written
  if (context.state.options.live?.includes(name)) {
    context.state.features.add('components')
    return {type: 'component', name, props: propsOf(name, attributes, label), children, position}
  }
  return create(name, {attributes, label, children, position}, context)
}

/**
 * Returns the props of an overridden component, as in MDX. Labels become text, and icons get their
 * path.
 */
function propsOf(name: string, attributes: StaticProps, label: readonly ElementContent[]) {
  const titleName = ownValue(COMPONENT_RULES, name)?.label
  const {icon} = attributes
  const iconPath = typeof icon === 'string' ? findIconPath(icon) : undefined
  return {
    ...attributes,
    ...(titleName !== undefined && label.length > 0 && {[titleName]: plainText(label)}),
    ...(iconPath !== undefined && {iconPath})
  }
}

function createFromJsx(node: JsxElement, context: Context): ElementContent {
  const {state, names} = context
  const name = names.get(node.name ?? '') ?? ''
  const rule = ownValue(COMPONENT_RULES, name)
  if (!rule) return node
  const written = `<${node.name}>`
  const props = readJsxProps(node, {values: {}})
  if (!props) {
    if (rule.isStatic) reportComputed(written, node, state)
    return addIconPath(node)
  }
  const {position} = node
  const attributes = checkAttributes(
    {rule, written, attributes: props, hasLabel: false, position},
    state
  )
  const children = node.children.filter((child): child is ElementContent => isShown(child))
  return create(name, {attributes, label: [], children, position}, context)
}

/** Adds the path of an icon, because the browser doesn't have the list of icons. */
function addIconPath(node: JsxElement): JsxElement {
  const {value} =
    node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'icon') ?? {}
  const path = typeof value === 'string' ? findIconPath(value) : undefined
  if (path === undefined) return node
  return {
    ...node,
    attributes: [...node.attributes, jsxAttribute('iconPath', valueExpression(path))]
  }
}

type Content = Pick<ComponentUse, 'label' | 'children' | 'position'> & {attributes: StaticProps}

function create(name: string, content: Content, context: Context): ElementContent {
  const {state} = context
  context.count++
  if (!HAS_COMMON_STYLES.has(name)) state.features.add('components')
  const id = `more-${hashContent(name, content)}-${context.count}`
  return (
    ownValue(COMPONENT_RULES, name)?.create({...content, id, state}) ?? {type: 'text', value: ''}
  )
}

/**
 * Hashes a component's content for its ID. A counter isn't enough, because a list of posts shows
 * several pages.
 */
function hashContent(name: string, {attributes, label, children}: Content): string {
  const text = JSON.stringify([name, attributes, renderHtml([...label, ...children])])
  return createHash('sha256').update(text).digest('hex').slice(0, 6)
}

/** Returns whether a node is content. Line feeds between blocks don't count. */
function isShown(node: ElementContent | JsxElement['children'][number]): boolean {
  return node.type !== 'text' || !node.value.includes('\n') || node.value.trim() !== ''
}

function reportComputed(written: string, {position}: JsxElement, state: CompileState): void {
  reportProblem(state, position, {
    code: 'component-attribute-computed',
    message: `\`${written}\` has an attribute that is computed.`,
    hint: 'Write a literal value, e.g. `name="rocket"`.'
  })
}
