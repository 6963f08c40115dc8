import type {Nodes, Root} from 'hast'
import rehypeRaw from 'rehype-raw'
import type {VFile} from 'vfile'
import {HEAD_TAG} from './take-head.js'

/** Parse the HTML that an author wrote into Markdown; a page without any is passed by. */
export function rehypeRawHtml() {
  const parse = rehypeRaw({passThrough: ['codeBlock', 'component', 'truncate']})
  return (tree: Root, file: VFile): Root => {
    if (!hasRaw(tree)) return tree
    keepHead(tree)
    const parsed: Nodes = parse(tree, file)
    return parsed.type === 'root' ? parsed : {type: 'root', children: []}
  }
}

/** The parser would drop the tags of a head and leave what stands between them. */
function keepHead(node: Nodes): void {
  if (node.type === 'raw') node.value = node.value.replace(/(<\/?)head(?=\s*>)/gi, `$1${HEAD_TAG}`)
  else if ('children' in node) for (const child of node.children) keepHead(child)
}

function hasRaw(node: Nodes): boolean {
  if (node.type === 'raw') return true
  return 'children' in node && node.children.some(hasRaw)
}
