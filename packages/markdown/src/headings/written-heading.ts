import type {Element, Nodes} from 'hast'
import {isFootnoteLink, rawText} from '../tree/plain-text.js'
import {escapeAttribute, escapeText, renderHtml} from '../tree/render-html.js'

/**
 * Renders a heading's content as in Docusaurus's tables of contents: without links, and with images
 * as text. Components become elements with their name, and expressions become their source.
 */
export function renderWrittenHeading(nodes: readonly Nodes[]): string {
  return nodes.map(renderNode).join('')
}

function renderNode(node: Nodes): string {
  if (node.type === 'element') return renderElement(node)
  if (node.type === 'mdxTextExpression') return escapeText(node.value)
  if (node.type !== 'mdxJsxTextElement') return renderHtml([node])
  if (node.name === 'img') return ''
  const content = renderWrittenHeading(node.children)
  return node.name ? `<${node.name}${renderClass(node)}>${content}</${node.name}>` : content
}

/** Tags of Markdown syntax whose content is rendered recursively. */
const MARKUP: ReadonlySet<string> = new Set(['em', 'strong', 'del', 'code'])

function renderElement(node: Element): string {
  const {tagName, properties, children} = node
  if (isMath(node)) return escapeText(rawText(node))
  if (MARKUP.has(tagName)) return `<${tagName}>${renderWrittenHeading(children)}</${tagName}>`
  if (tagName === 'a') return isFootnoteLink(node) ? '' : renderWrittenHeading(children)
  if (tagName === 'img') return escapeText(String(properties.alt ?? ''))
  return renderHtml([node], {dropLinks: true})
}

function isMath({properties: {className}}: Element): boolean {
  return Array.isArray(className) && (className.includes('math') || className.includes('katex'))
}

function renderClass({attributes}: Extract<Nodes, {type: 'mdxJsxTextElement'}>): string {
  const find = (name: string) =>
    attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value
  const value = find('className') ?? find('class')
  return typeof value === 'string' ? ` class="${escapeAttribute(value)}"` : ''
}
