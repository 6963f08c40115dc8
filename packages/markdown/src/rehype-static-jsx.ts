import type {Element, ElementContent, Nodes, Parents, Root} from 'hast'
import {propertiesFromJsx} from './react-props.js'

type JsxElement = Extract<ElementContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

/**
 * Whether an MDX tree needs no module: no imports or exports, no expressions, and of JSX only HTML
 * elements whose attributes are plain text.
 */
export function isStaticTree(node: Nodes): boolean {
  if (node.type === 'mdxjsEsm') return false
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return false
  if (isJsx(node) && !isPlainElement(node)) return false
  return !('children' in node) || node.children.every(isStaticTree)
}

function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function isPlainElement(node: JsxElement): boolean {
  return (
    node.name !== null &&
    /^[a-z][a-z\d]*$/.test(node.name) &&
    node.attributes.every(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        (typeof attribute.value === 'string' || (attribute.value ?? null) === null)
    )
  )
}

/** Turn the JSX of a static tree into HTML elements. */
export function replaceStaticJsx(tree: Root): void {
  replaceIn(tree)
}

function replaceIn(parent: Parents): void {
  parent.children = parent.children.map((child) => {
    if ('children' in child) replaceIn(child)
    return isJsx(child) ? htmlElement(child) : child
  }) as ElementContent[]
}

function htmlElement(node: JsxElement): Element {
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [
          {
            name: attribute.name,
            value: typeof attribute.value === 'string' ? attribute.value : (true as const)
          }
        ]
      : []
  )
  const tagName = node.name ?? 'div'
  return {
    type: 'element',
    tagName,
    properties: propertiesFromJsx(tagName, attributes),
    children: node.children,
    position: node.position
  }
}
