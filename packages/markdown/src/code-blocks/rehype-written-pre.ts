import type {Element, ElementContent, Parents, Root} from 'hast'
import type {CompileState} from '../state/compile-state.js'
import {renderHtml} from '../tree/render-html.js'
import type {CodeBlock} from '../tree/tree-nodes.js'

/** Turns every HTML `<pre>` into a code block, so that themes only have to handle code blocks. */
export function rehypeWrittenPre(state: CompileState) {
  return (tree: Root): void => {
    if (state.text.includes('<pre')) replacePre(tree, state)
  }
}

function replacePre(parent: Parents, state: CompileState): void {
  for (const child of parent.children) if ('children' in child) replacePre(child, state)
  parent.children = parent.children.map((child) =>
    child.type === 'element' && child.tagName === 'pre' ? codeBlock(child, state) : child
  ) as ElementContent[]
}

function codeBlock(pre: Element, state: CompileState): CodeBlock {
  const [only] = pre.children
  const code = pre.children.length === 1 && isCode(only) ? only : pre
  const language = languageOf(code)
  const value = textOf(code.children).replace(/\n$/, '')
  const isPlain = code.children.every((child) => child.type === 'text')
  const html = isPlain
    ? state.highlighter.highlight(value, language, new Map())
    : {html: renderHtml(code.children), lineCount: value.split('\n').length}
  const props = language === undefined ? html : {language, ...html}
  return {type: 'codeBlock', value, props, position: pre.position}
}

function isCode(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && node.tagName === 'code'
}

function languageOf({properties: {className}}: Element): string | undefined {
  const classes = Array.isArray(className) ? className : String(className ?? '').split(' ')
  return /(?:^| )language-(\S+)/.exec(classes.join(' '))?.[1]
}

function textOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'text' ? node.value : 'children' in node ? textOf(node.children) : ''
    )
    .join('')
}
