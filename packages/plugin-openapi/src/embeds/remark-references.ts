/** A page that a tag links to. */
export interface ReferenceTarget {
  /** Route path. Includes a fragment if several operations share the page. */
  url: string
  title: string
  /** Method and path of the operation. */
  code?: string
}

/** Link targets of operations, by ID, and of schemas, by name. */
export interface ReferenceTargets {
  operations: Readonly<Record<string, ReferenceTarget>>
  schemas: Readonly<Record<string, ReferenceTarget>>
}

/** The fields of a Markdown node that the plugin uses. */
interface MarkdownNode {
  type: string
  value?: string
  name?: string | null
  url?: string
  attributes?: readonly {type: string; name?: string; value?: unknown}[]
  children?: MarkdownNode[]
  position?: unknown
}

/** The part of a Markdown file object that reports errors. */
interface MarkdownFile {
  fail(reason: string, place?: unknown): never
}

const TAG = /^<(Operation|Schema) (?:id|name)="([^"<>]{1,200})" ?\/>$/

/**
 * Replaces `<Operation id="…" />` and `<Schema name="…" />` with links to their pages. An unknown
 * name fails the build and reports the position of the tag.
 */
export function remarkReferences(targets: ReferenceTargets) {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    const visit = (node: MarkdownNode): void => {
      if (!node.children) return
      node.children = node.children.map((child) => {
        const tag = readTag(child)
        if (!tag) {
          visit(child)
          return child
        }
        const list = tag.name === 'Operation' ? targets.operations : targets.schemas
        const target = Object.hasOwn(list, tag.key) ? list[tag.key] : undefined
        if (!target)
          file.fail(`The description has no ${tag.name.toLowerCase()} “${tag.key}”`, child.position)
        return createLink(target, child)
      })
    }
    visit(tree)
  }
}

/** Reads a tag, which is an HTML node in Markdown and an element in MDX. */
function readTag(node: MarkdownNode): {name: string; key: string} | undefined {
  if (node.type === 'html') {
    const [, name, key] = TAG.exec(node.value?.trim() ?? '') ?? []
    return name !== undefined && key !== undefined ? {name, key} : undefined
  }
  if (!node.type.startsWith('mdxJsx') || (node.name !== 'Operation' && node.name !== 'Schema'))
    return undefined
  const attribute = node.attributes?.find(({name}) => name === 'id' || name === 'name')
  return typeof attribute?.value === 'string' ? {name: node.name, key: attribute.value} : undefined
}

function createLink(
  {url, title, code}: ReferenceTarget,
  {type, position}: MarkdownNode
): MarkdownNode {
  const link = {type: 'link', url, children: [{type: 'text', value: title}], position}
  const address =
    code === undefined
      ? []
      : [
          {type: 'text', value: ' '},
          {type: 'inlineCode', value: code}
        ]
  const isBlock = type !== 'mdxJsxTextElement'
  return {type: isBlock ? 'paragraph' : 'emphasis', children: [link, ...address], position}
}
