import type {Paragraph, PhrasingContent, RootContent} from 'mdast'

const PHRASING: ReadonlySet<string> = new Set(
  (
    'text emphasis strong delete inlineCode break link image linkReference imageReference ' +
    'footnoteReference inlineMath html'
  ).split(' ')
)

/** Returns whether a node is inline. HTML counts as inline, although it can also be a block. */
function isPhrasing(node: RootContent): node is PhrasingContent {
  return PHRASING.has(node.type)
}

/** Returns whether any node is a block. Paragraphs can't contain blocks. */
export function hasBlock(nodes: readonly RootContent[]): boolean {
  return nodes.some((node) => !isPhrasing(node))
}

/** Wraps inline nodes in paragraphs where only blocks are allowed, as in JSX. */
export function toBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  let run: PhrasingContent[] = []
  const close = () => {
    if (run.every(({type}) => type === 'html')) blocks.push(...run)
    else if (run.some(hasWords)) blocks.push({type: 'paragraph', children: trimLine(run)})
    run = []
  }
  for (const node of nodes) {
    if (isPhrasing(node)) run.push(node)
    else {
      close()
      blocks.push(node)
    }
  }
  close()
  return blocks
}

function hasWords(node: PhrasingContent): boolean {
  return node.type !== 'text' || node.value.trim() !== ''
}

/** Trims spaces at both ends, because they would become character references. */
export function trimLine(nodes: Paragraph['children']): Paragraph['children'] {
  return trimStart(trimEnd(nodes))
}

/** Trims the space at the start of a line. */
function trimStart(nodes: Paragraph['children']): Paragraph['children'] {
  const [first, ...others] = nodes
  if (first?.type !== 'text') return nodes
  const value = first.value.trimStart()
  return value === '' ? trimStart(others) : [{...first, value}, ...others]
}

/** Trims the space at the end of a line. */
function trimEnd(nodes: Paragraph['children']): Paragraph['children'] {
  const last = nodes.at(-1)
  if (last?.type !== 'text') return nodes
  const value = last.value.trimEnd()
  return value === '' ? trimEnd(nodes.slice(0, -1)) : [...nodes.slice(0, -1), {...last, value}]
}
