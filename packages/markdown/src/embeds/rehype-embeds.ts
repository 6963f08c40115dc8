import {createHash} from 'node:crypto'
import type {Element, Nodes, Parents, Root} from 'hast'
import rehypeRaw from 'rehype-raw'
import {VFile} from 'vfile'
import type {CompileState} from '../state/compile-state.js'
import {isHeadingTag} from '../tree/component-tags.js'
import {walkHtml} from '../tree/tree-nodes.js'
import {EMBED_TAG} from './remark-embeds.js'

interface Context {
  state: CompileState
  /** IDs on the page, and prefixes of IDs. */
  ids: Set<string>
  /** Level of the last heading of the page. */
  level: number
}

/**
 * Replaces placeholders with the HTML of parts. Their headings are a level below the page's. Their
 * IDs get a prefix that's unique on the page. Must run after the page's headings have their IDs.
 */
export function rehypeEmbeds(state: CompileState) {
  return (tree: Root): void => {
    if (state.shownEmbeds.length === 0) return
    state.features.add('components').add('embeds')
    replaceIn(tree, {state, ids: collectIds(tree), level: 1})
  }
}

function collectIds(tree: Root): Set<string> {
  const ids = new Set<string>()
  walkHtml(tree, (node) => {
    if (node.type === 'element' && node.properties.id !== undefined)
      addId(String(node.properties.id), ids)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    for (const attribute of node.attributes)
      if ('name' in attribute && attribute.name === 'id' && typeof attribute.value === 'string')
        addId(attribute.value, ids)
  })
  return ids
}

/** Adds an ID, and the prefixes of embeds with which it could clash: `a--b` rules out `a`. */
function addId(id: string, ids: Set<string>): void {
  ids.add(id)
  for (let end = id.indexOf('--'); end >= 0; end = id.indexOf('--', end + 1))
    ids.add(id.slice(0, end))
}

function replaceIn(parent: Parents, context: Context): void {
  for (const child of parent.children) {
    if (child.type === 'element' && child.tagName === EMBED_TAG) fill(child, context)
    else {
      if (child.type === 'element' && isHeadingTag(child.tagName))
        context.level = Number(child.tagName[1])
      if ('children' in child) replaceIn(child, context)
    }
  }
}

/** Changes a placeholder to an element with the part's HTML. */
function fill(node: Element, {state, ids, level}: Context): void {
  const shown = state.shownEmbeds[Number(node.properties.dataIndex)]
  if (!shown) return
  shown.level = level
  const prefix = createPrefix(shown.content.id, ids, state)
  const children = parseHtml(shown.content.html)
  for (const child of children) adapt(child, prefix, level - 1)
  node.tagName = 'div'
  node.properties = {className: ['openapi-embed'], id: prefix}
  node.children = children
  node.isHtml = true
}

function createPrefix(id: string, ids: Set<string>, {isImported, text}: CompileState): string {
  // A page can show the same part as a file that it imports.
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 6)
  const base = isImported ? `${id}-${hash}` : id
  let prefix = base
  for (let count = 2; ids.has(prefix); count++) prefix = `${base}-${count}`
  ids.add(prefix)
  return prefix
}

function parseHtml(html: string): Element['children'] {
  const raw: Root = {type: 'root', children: [{type: 'raw', value: html}]}
  const parsed: Nodes = rehypeRaw()(raw, new VFile())
  // A plugin's HTML has no nodes that only a document can contain.
  return parsed.type === 'root' ? (parsed.children as Element['children']) : []
}

/** Adds the prefix to IDs and links to them, and moves headings to lower levels. */
function adapt(node: Nodes, prefix: string, shift: number): void {
  if (node.type !== 'element') return
  const {id, href} = node.properties
  if (id !== undefined) node.properties.id = `${prefix}--${String(id)}`
  if (typeof href === 'string' && href.startsWith('#'))
    node.properties.href = `#${encodeURIComponent(prefix)}--${href.slice(1)}`
  if (isHeadingTag(node.tagName)) node.tagName = `h${shiftLevel(Number(node.tagName[1]), shift)}`
  for (const child of node.children) adapt(child, prefix, shift)
}

/** Returns a heading's level after it's moved. HTML has six levels. */
export function shiftLevel(level: number, shift: number): number {
  return Math.min(6, level + shift)
}
