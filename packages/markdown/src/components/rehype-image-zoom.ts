import {createHash} from 'node:crypto'
import type {Element, ElementContent, Root} from 'hast'
import type {CompileState} from '../state/compile-state.js'
import {walkHtml} from '../tree/tree-nodes.js'
import {createHtmlAt} from './create-html.js'

/**
 * Makes images that are alone in a paragraph enlargeable. A click opens a popover, which works
 * without a script. Images in links and components aren't changed.
 */
export function rehypeImageZoom(state: CompileState) {
  return (tree: Root): void => {
    if (!state.options.imageZoom) return
    let count = 0
    walkHtml(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'p') return
      const image = findOnlyImage(node)
      if (image) addZoom(node, image, createId(image, ++count))
    })
  }
}

function findOnlyImage({children}: Element): Element | undefined {
  const [only, ...others] = children.filter((child) => !isBlank(child))
  if (only?.type !== 'element' || others.length > 0) return undefined
  return only.tagName === 'img' || only.tagName === 'picture' ? only : undefined
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

/** Creates an ID. A counter alone isn't unique, because a list of posts shows several pages. */
function createId(image: Element, count: number): string {
  const text = JSON.stringify(image, (key, value: unknown) =>
    key === 'position' ? undefined : value
  )
  const hash = createHash('sha256').update(text).digest('hex')
  return `zoom-${hash.slice(0, 6)}-${count}`
}

function addZoom(paragraph: Element, image: Element, id: string): void {
  const h = createHtmlAt(image.position)
  const button = {type: 'button', popoverTarget: id}
  // Copied, because later steps change the properties of each image.
  const copy = structuredClone(image)
  const enlarged = h('button', {...button, popoverTargetAction: 'hide', autoFocus: true}, copy)
  paragraph.properties = {...paragraph.properties, className: ['theme-zoom']}
  paragraph.children = [
    h('button', button, image),
    h('span', {className: 'theme-frame-full', id, popover: 'auto'}, enlarged)
  ]
}
