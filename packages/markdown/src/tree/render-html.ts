import type {Element, Nodes, Properties} from 'hast'
import {find, html, type Info, svg} from 'property-information'
import {isVoidTag} from './component-tags.js'
import {isFootnoteMark} from './plain-text.js'

/** Escapes text for HTML content. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text)
    ? text.replace(/[&<>]/g, (found) => (found === '&' ? '&amp;' : found === '<' ? '&lt;' : '&gt;'))
    : text
}

/** Decodes text that `escapeText` has escaped. */
export function decodeText(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** Escapes text for an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return /[&"<>]/.test(text) ? escapeText(text).replaceAll('"', '&quot;') : text
}

/** Parts to omit while rendering. */
export interface RenderHtmlOptions {
  /** Whether to replace links with their content, because the text is inside a link. */
  dropLinks?: boolean
}

/** Renders nodes as HTML. Of MDX nodes, only the content is rendered. Comments are omitted. */
export function renderHtml(nodes: readonly Nodes[], options: RenderHtmlOptions = {}): string {
  let result = ''
  for (const node of nodes) result += renderNode(node, options)
  return result
}

/** Renders the content of an element as HTML. In scripts and styles, text isn't escaped. */
export function renderInnerHtml(node: Element, options: RenderHtmlOptions = {}): string {
  if (node.tagName === 'script' || node.tagName === 'style') {
    return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
  }
  if (node.tagName === 'template' && node.content) {
    return renderHtml(node.content.children, options)
  }
  return renderHtml(node.children, options)
}

function renderNode(node: Nodes, options: RenderHtmlOptions): string {
  if (node.type === 'text') return escapeText(node.value)
  if (node.type === 'element') return renderElement(node, options)
  if (node.type === 'raw') return node.value
  if (node.type === 'codeBlock') return `<pre><code>${node.props.html}</code></pre>`
  return 'children' in node ? renderHtml(node.children, options) : ''
}

function renderElement(node: Element, options: RenderHtmlOptions): string {
  const {tagName} = node
  if (options.dropLinks && tagName === 'a') return renderHtml(node.children, options)
  if (options.dropLinks && isFootnoteMark(node)) return ''
  const start = `<${tagName}${renderAttributes(node.properties)}>`
  if (isVoidTag(tagName)) return start
  return `${start}${renderInnerHtml(node, options)}</${tagName}>`
}

function renderAttributes(properties: Element['properties']): string {
  let result = ''
  for (const name in properties) {
    const value = properties[name]
    if (value === undefined || value === null || value === false) continue
    const info = attributeInfo(name)
    // `aria-x` isn't a boolean attribute, so `true` is written as text.
    if (value === true) result += ` ${info.attribute}${info.booleanish ? '="true"' : ''}`
    else result += ` ${info.attribute}="${escapeAttribute(joinValue(value, info.commaSeparated))}"`
  }
  return result
}

/** HTML and SVG agree on the attributes that both have. */
function attributeInfo(name: string): Info {
  const info = find(html, name)
  return info.defined ? info : find(svg, name)
}

/** Returns an attribute's value as text. The value may be a list. */
export function joinValue(
  value: NonNullable<Properties[string]>,
  isCommaSeparated: boolean
): string {
  return Array.isArray(value) ? value.join(isCommaSeparated ? ', ' : ' ') : String(value)
}
