import type {HeadTag, HeadTagName} from '@lectern/types'
import type {Element, ElementContent, Nodes, Parents, Root} from 'hast'
import {find, html} from 'property-information'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import {joinValue} from '../tree/render-html.js'

/** Temporary name for `<head>`, which the HTML parser would drop. */
export const HEAD_TAG = 'page-head'

const ALLOWED: readonly HeadTagName[] = [
  ...(['title', 'meta', 'link', 'script', 'style', 'base', 'noscript', 'html', 'body'] as const)
]

/** Removes every `<head>` from a static tree and returns the tags in it (`head-child-invalid`). */
export function takeHead(tree: Root, state: CompileState): HeadTag[] {
  return takeFrom(tree, state)
}

function takeFrom(parent: Parents, state: CompileState): HeadTag[] {
  const tags: HeadTag[] = []
  parent.children = parent.children.filter((child) => {
    if (isHead(child)) tags.push(...readTags(child.children, state))
    else if ('children' in child) tags.push(...takeFrom(child, state))
    return !isHead(child)
  }) as ElementContent[]
  return tags
}

type Head = Extract<Nodes, {type: 'component' | 'element'}>

function isHead(node: Nodes): node is Head {
  if (node.type === 'component') return node.name === 'head'
  return node.type === 'element' && node.tagName === HEAD_TAG
}

function readTags(nodes: readonly ElementContent[], state: CompileState): HeadTag[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element' && isAllowed(node.tagName)) return [createTag(node, node.tagName)]
    // Markdown wraps tags on one line in a paragraph.
    if (node.type === 'element' && node.tagName === 'p') return readTags(node.children, state)
    if (node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')) return []
    reportInvalidChild(node, state)
    return []
  })
}

function isAllowed(tagName: string): tagName is HeadTagName {
  return (ALLOWED as readonly string[]).includes(tagName)
}

function createTag({properties, children}: Element, tag: HeadTagName): HeadTag {
  const attributes = Object.entries(properties).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return []
    const info = find(html, name)
    return [
      [info.attribute, value === true ? true : joinValue(value, info.commaSeparated)] as const
    ]
  })
  const content = children.map((child) => (child.type === 'text' ? child.value : '')).join('')
  return {
    tag,
    attributes: Object.fromEntries(attributes),
    ...(content.trim() === '' ? undefined : {content})
  }
}

function reportInvalidChild(node: ElementContent, state: CompileState): void {
  const found = node.type === 'element' ? `\`<${node.tagName}>\`` : 'text'
  const quote = node.type === 'element' ? '' : ' To show the tag, put it in backticks.'
  reportProblem(state, node.position, {
    code: 'head-child-invalid',
    message: `\`<head>\` contains ${found}, which isn't allowed in the head of a page.`,
    hint: `Use only these elements: ${ALLOWED.join(', ')}.${quote}`
  })
}
