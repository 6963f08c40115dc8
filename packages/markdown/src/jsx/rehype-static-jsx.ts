import type {StaticProps, StaticValue} from '@lectern/types'
import type {Element, ElementContent, Nodes, Parents, Root} from 'hast'
import {isFinalHtml} from '../tree/component-subtrees.js'
import type {JsxElement, StaticComponent} from '../tree/tree-nodes.js'
import {readProgramLiteral} from './literal-value.js'
import {propertiesFromJsx} from './react-props.js'
import type {StaticNames} from './static-components.js'

/** Names that a page can use and still be static. */
export interface StaticScope {
  /** Components, by their names in the page. */
  names: StaticNames
  /** Values of variables, such as `toc`. */
  values: Readonly<Record<string, StaticValue>>
  /** Names of overridden components, whose output is unknown. */
  live: readonly string[]
  /** See `writtenElements` in `MarkdownOptions`. */
  isWritten?: boolean
}

/**
 * Returns whether an MDX tree works without a module: all expressions are literals, and all JSX
 * consists of HTML elements and static components with literal attributes. Imports are checked by
 * `findStaticNames`.
 */
export function isStaticTree(node: Nodes, scope: StaticScope): boolean {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return literalText(node) !== undefined
  if (isFinalHtml(node)) return true
  if (isJsx(node) && !isStaticElement(node, scope)) return false
  if (node.type === 'codeBlock' && node.props.live) return false
  if (scope.live.includes(nameComponent(node))) return false
  return !('children' in node) || node.children.every((child) => isStaticTree(child, scope))
}

/** Returns the name of a node's component in `MDXComponents`, or an empty string if it has none. */
function nameComponent(node: Nodes): string {
  if (node.type === 'component') return node.name
  if (node.type === 'codeBlock') return 'CodeBlock'
  return node.type === 'element' ? node.tagName : ''
}

/** Returns whether a node is a JSX element. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function isStaticElement(node: JsxElement, scope: StaticScope): boolean {
  const props = readJsxProps(node, scope)
  if (!props || node.name === null) return false
  if (scope.names.has(node.name)) return true
  return /^[a-z][a-z\d]*$/.test(node.name) && Object.entries(props).every(isHtmlAttribute)
}

/**
 * Returns whether an attribute can be static. Style values have to be strings, because React would
 * add units to numbers.
 */
function isHtmlAttribute([name, value]: [string, StaticValue]): boolean {
  if (typeof value === 'string') return true
  if (name !== 'style') return typeof value !== 'object' || value === null
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((part) => typeof part === 'string')
}

/** Returns an element's attributes with their values, or `undefined` if any value is computed. */
export function readJsxProps(
  node: Pick<JsxElement, 'attributes'>,
  {values}: Pick<StaticScope, 'values'>
): StaticProps | undefined {
  const props: Record<string, StaticValue> = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined
    const {name, value} = attribute
    if (typeof value === 'string') props[name] = value
    else if (!value) props[name] = true
    else {
      const found = readProgramLiteral(value.data?.estree, values)
      if (!found) return undefined
      props[name] = found.value
    }
  }
  return props
}

/** Replaces JSX with HTML elements and static components wherever possible. */
export function replaceStaticJsx(tree: Root, scope: StaticScope): void {
  replaceIn(tree, scope)
}

function replaceIn(parent: Parents, scope: StaticScope): void {
  parent.children = parent.children.flatMap((child) => {
    if ('children' in child) replaceIn(child, scope)
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression')
      return [{type: 'text', value: literalText(child) ?? ''}]
    return [isJsx(child) && isStaticElement(child, scope) ? plainNode(child, scope) : child]
  }) as ElementContent[]
}

/** Returns the text that React would render for an expression, or `undefined` if it's computed. */
function literalText(
  node: Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>
): string | undefined {
  const found = readProgramLiteral(node.data?.estree)
  if (!found) return undefined
  const {value} = found
  if (value === null || typeof value === 'boolean') return ''
  return typeof value === 'object' ? undefined : String(value)
}

function plainNode(node: JsxElement, scope: StaticScope): Element | StaticComponent {
  const props = readJsxProps(node, scope) ?? {}
  const {position} = node
  const children = node.children as ElementContent[]
  const name = scope.names.get(node.name ?? '')
  if (name !== undefined) {
    return {
      type: 'component',
      name,
      props: propsFor(name, props),
      children: children.filter(isShown),
      position
    }
  }
  const tagName = node.name ?? 'div'
  return {
    type: 'element',
    tagName,
    properties: propertiesFromJsx(tagName, props),
    children,
    position,
    ...(scope.isWritten && WRITTEN.has(tagName) && {isPlain: true})
  }
}

/**
 * Elements that differ from the theme's components in more than looks: links with the base URL,
 * images with the size of the file, and headings with links to themselves.
 */
const WRITTEN: ReadonlySet<string> = new Set(['a', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Removes `lazy` from tabs, because static tabs can't render content later. */
function propsFor(name: string, {lazy, ...props}: StaticProps): StaticProps {
  return name === 'Tabs' || lazy === undefined ? props : {...props, lazy}
}

/** Returns whether a node is more than line feeds between blocks. */
function isShown(node: ElementContent): boolean {
  return node.type !== 'text' || !node.value.includes('\n') || node.value.trim() !== ''
}
