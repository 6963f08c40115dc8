import type {Element, ElementContent, Nodes, Parents, Root} from 'hast'
import {collapseSpaces} from '../tree/collapse-spaces.js'
import {findUnfoldable, isFinalHtml} from '../tree/component-subtrees.js'
import {isVoidTag} from '../tree/component-tags.js'
import {renderInnerHtml} from '../tree/render-html.js'
import type {JsxElement} from '../tree/tree-nodes.js'
import {hasInnerHtml, importTrust, innerHtml} from './inner-html.js'
import {jsxElement} from './jsx-element.js'
import {reactProps} from './react-props.js'

/**
 * Converts a tree to one that MDX can compile. Code blocks and folded subtrees become elements with
 * their HTML as a property. The original tree isn't changed.
 */
export function createLiveTree(tree: Root, fold: boolean): Root {
  const unfoldable = fold ? findUnfoldable(tree) : undefined
  const children = liveChildren(tree, unfoldable) as Root['children']
  const live = collapseSpaces({...tree, children})
  return hasInnerHtml(live) ? {...live, children: [importTrust(), ...live.children]} : live
}

function liveChildren(parent: Parents, unfoldable: ReadonlySet<Nodes> | undefined) {
  return parent.children.flatMap((node) => liveNode(node as ElementContent, unfoldable))
}

/**
 * Converts a node. Clears the mark in `data` by which MDX excludes JSX elements, so that
 * `<details>` also uses the theme's component.
 */
function liveNode(
  node: ElementContent,
  unfoldable: ReadonlySet<Nodes> | undefined
): ElementContent[] {
  if (node.type === 'truncate') return []
  if (node.type === 'codeBlock') return [jsxElement('pre', {...node.props}, [])]
  if (!('children' in node)) return [node]
  if (node.type === 'element' && canFold(node, unfoldable))
    return [markWritten(foldedElement(node), node)]
  const children = liveChildren(node, unfoldable)
  if (node.type === 'component') return [jsxElement(node.name, node.props, children)]
  if (node.type === 'mdxJsxFlowElement' && (node.name === 'details' || node.name === 'head'))
    return [{...node, children, data: {}}]
  if (node.type === 'element' && node.tagName === 'admonition') {
    return [jsxElement('admonition', reactProps(node) ?? {}, children)]
  }
  if (node.type === 'element' && node.isPlain)
    return [markWritten(jsxElement(node.tagName, reactProps(node) ?? {}, children), node)]
  return [node.type === 'element' ? plainElement(node, children) : {...node, children}]
}

/** Removes event handlers, which are strings in HTML but have to be functions in React. */
function plainElement(node: Element, children: ElementContent[]): Element {
  const names = Object.keys(node.properties).filter((name) => !/^on[A-Z]/.test(name))
  const properties = Object.fromEntries(names.map((name) => [name, node.properties[name]]))
  return {...node, properties, children}
}

/**
 * Returns whether to fold an element. If all of its children are plain text, folding wouldn't save
 * bytes.
 */
function canFold(node: Element, unfoldable: ReadonlySet<Nodes> | undefined): boolean {
  if (isFinalHtml(node)) return true
  if (!unfoldable || unfoldable.has(node) || isVoidTag(node.tagName)) return false
  return node.children.some((child) => child.type !== 'text')
}

/** Adds the mark in `data` by which MDX excludes elements from the theme's components. */
function markWritten(element: JsxElement, {isPlain}: Element): JsxElement {
  return isPlain ? {...element, data: {_mdxExplicitJsx: true}} : element
}

function foldedElement(node: Element): JsxElement {
  const element = jsxElement(node.tagName, reactProps(node) ?? {}, [])
  return {...element, attributes: [...element.attributes, innerHtml(renderInnerHtml(node))]}
}
