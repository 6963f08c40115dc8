import type {Nodes, Root} from 'hast'
import rehypeRaw from 'rehype-raw'
import type {VFile} from 'vfile'

/** Parse the HTML that an author wrote into Markdown; a page without any is passed by. */
export function rehypeRawHtml() {
  const parse = rehypeRaw({passThrough: ['codeBlock', 'truncate']})
  return (tree: Root, file: VFile): Root => {
    if (!hasRaw(tree)) return tree
    const parsed: Nodes = parse(tree, file)
    return parsed.type === 'root' ? parsed : {type: 'root', children: []}
  }
}

function hasRaw(node: Nodes): boolean {
  if (node.type === 'raw') return true
  return 'children' in node && node.children.some(hasRaw)
}
