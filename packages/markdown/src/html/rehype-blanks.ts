import type {Element, Parents, Root, RootContent} from 'hast'
import {isInlineTag} from '../tree/plain-text.js'

/** Elements that contain only blocks. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'ul ol li dl dd table thead tbody tfoot tr blockquote admonition details section div'.split(' ')
)

/**
 * Removes line feeds between blocks, which only add bytes and cause React warnings in tables. Also
 * merges adjacent texts, such as a list item's text and the line feed before its nested list,
 * because React would separate them with a comment.
 */
export function rehypeBlanks() {
  return (tree: Root): void => dropBlanks(tree)
}

function dropBlanks(parent: Parents): void {
  for (const child of parent.children) {
    if ('children' in child && !(child.type === 'element' && child.tagName === 'pre'))
      dropBlanks(child)
  }
  const isContainer = parent.type === 'element' && CONTAINERS.has(parent.tagName)
  if (parent.type !== 'root' && !isContainer) return
  const {children} = parent
  if (!children.some(isBlank)) return
  const needed = children.filter((child, index) => {
    const [previous, next] = [children[index - 1], children[index + 1]]
    if (!isBlank(child) || isInline(previous) || isInline(next)) return true
    return canBeInline(previous) && canBeInline(next)
  })
  parent.children = joinTexts(needed) as Element['children']
}

/** Merges whitespace into the text before it. */
function joinTexts(children: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = []
  for (const child of children) {
    const last = joined.at(-1)
    if (isBlank(child) && child.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = {...last, value: last.value + child.value}
    else joined.push(child)
  }
  return joined
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.includes('\n') && node.value.trim() === ''
}

/** Returns whether an element or expression on its own line may render inline content. */
function canBeInline(node: RootContent | undefined): boolean {
  if (node?.type === 'mdxFlowExpression') return true
  if (node?.type !== 'mdxJsxFlowElement' || !node.name) return false
  return /^[A-Z]/.test(node.name) || isInlineTag(node.name) || node.name === 'img'
}

function isInline(node: RootContent | undefined): boolean {
  if (!node) return false
  if (node.type === 'element') return isInlineTag(node.tagName) || node.tagName === 'img'
  return (
    node.type === 'text' || node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression'
  )
}
