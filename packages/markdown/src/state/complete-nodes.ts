import type {Node} from 'unist'

/** Fields that plugins may omit from nodes. Libraries treat them as empty. */
interface LooseNode extends Node {
  children?: LooseNode[] | null
  value?: string | null
  attributes?: object | null
  properties?: object | null
}

const PARENTS: ReadonlySet<string> = new Set([
  'root',
  'paragraph',
  'heading',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'link',
  'linkReference',
  'emphasis',
  'strong',
  'delete',
  'footnoteDefinition',
  'containerDirective',
  'leafDirective',
  'textDirective',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'element'
])

const LITERALS: ReadonlySet<string> = new Set([
  'text',
  'code',
  'inlineCode',
  'html',
  'raw',
  'comment',
  'math',
  'inlineMath',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm'
])

/** Adds fields that a site's plugins have omitted, because later steps rely on them. */
export function completeNodes(tree: Node): void {
  const open: LooseNode[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    const {type} = node
    if (PARENTS.has(type)) node.children ??= []
    if (LITERALS.has(type)) node.value ??= ''
    if (type.startsWith('mdxJsx')) node.attributes ??= []
    if (type.endsWith('Directive')) node.attributes ??= {}
    if (type === 'element') node.properties ??= {}
    if (Array.isArray(node.children)) for (const child of node.children) open.push(child)
  }
}
