import type {Element, ElementContent, ElementData, Parents, Root} from 'hast'
import type {PluggableList} from 'unified'
import type {CompileState} from '../state/compile-state.js'
import type {CodeBlock} from '../tree/tree-nodes.js'
import {createFence} from './code-fence.js'

/**
 * Code blocks that plugins see as elements, by the elements as JSON. Plugins may return copies of
 * elements. Without positions, several blocks can have the same elements.
 */
type ShownBlocks = Map<string, CodeBlock[]>

/**
 * Wraps HTML plugins of a Docusaurus project so that they see code blocks as `<pre><code>`. After
 * them, elements with plain code become code blocks again. A plugin's own highlighting is kept.
 */
export function showCode(plugins: PluggableList, state: CompileState): PluggableList {
  if (plugins.length === 0 || !state.options.code?.isDocusaurus) return plugins
  const shown: ShownBlocks = new Map()
  return [
    () => (tree: Root) => changeNodes(tree, (node) => showBlock(node, shown)),
    ...plugins,
    () => (tree: Root) => changeNodes(tree, (node) => hideBlock(node, shown, state))
  ]
}

/** Replaces nodes, children first. */
function changeNodes(parent: Parents, change: (node: ElementContent) => ElementContent): void {
  for (const child of parent.children) if ('children' in child) changeNodes(child, change)
  parent.children = (parent.children as ElementContent[]).map(change)
}

function showBlock(node: ElementContent, shown: ShownBlocks): ElementContent {
  if (node.type !== 'codeBlock' || !node.fence) return node
  const {lang, meta = null, value} = node.fence
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {...(lang && {className: [`language-${lang}`]}), metastring: meta},
    children: [{type: 'text', value: value === '' ? '' : `${value}\n`}],
    ...(meta && {data: {meta} as ElementData})
  }
  const {position} = node
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [code], position}
  const written = JSON.stringify(pre)
  const blocks = shown.get(written)
  if (blocks) blocks.push(node)
  else shown.set(written, [node])
  return pre
}

function hideBlock(node: ElementContent, shown: ShownBlocks, state: CompileState): ElementContent {
  if (node.type !== 'element' || node.tagName !== 'pre') return node
  const block = shown.get(JSON.stringify(node))?.shift()
  if (block) return block
  const [code, ...others] = node.children
  if (others.length > 0 || code?.type !== 'element' || code.tagName !== 'code') return node
  const {metastring, ...properties} = code.properties
  const value = readText(code)
  if (value === undefined) return {...node, children: [{...code, properties}]}
  const meta = typeof metastring === 'string' ? metastring : code.data?.meta
  const lang = readLanguage(code)
  return createFence({type: 'code', lang, meta, value, position: node.position}, state)
}

/** Returns an element's text without the last line break, or `undefined` if it has elements. */
function readText({children}: Element): string | undefined {
  const texts = children.flatMap((child) => (child.type === 'text' ? child.value : []))
  return texts.length === children.length ? texts.join('').replace(/\n$/, '') : undefined
}

function readLanguage({properties: {className}}: Element): string | undefined {
  const classes = Array.isArray(className) ? className.map(String) : []
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length)
}
