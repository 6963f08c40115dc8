import {createFrame} from '@lectern/shared/content-components/box-parts'
import type {Element, ElementContent} from 'hast'
import {type ComponentUse, textOf, titleOf} from './component-use.js'
import {createHtmlAt} from './create-html.js'

/** Creates a figure. Readers can enlarge it if its content is a single image. */
export function createFrameHtml(use: ComponentUse): ElementContent {
  const content = use.children.flatMap(unwrap).filter((node) => !isBlank(node))
  const [only] = content
  const isImage = content.length === 1 && only?.type === 'element' && only.tagName === 'img'
  const canZoom = isImage && textOf(use, 'zoom') !== 'off'
  return createFrame(createHtmlAt(use.position), {
    caption: titleOf(use, 'caption'),
    id: canZoom ? use.id : undefined,
    copy: canZoom ? [copyImage(only)] : [],
    children: content
  })
}

/** Replaces a paragraph that contains only images or videos with its content. */
function unwrap(node: ElementContent): readonly ElementContent[] {
  return node.type === 'element' && node.tagName === 'p' && node.children.every(isMedia)
    ? node.children
    : [node]
}

function isMedia(node: ElementContent): boolean {
  return isBlank(node) || (node.type === 'element' && /^(?:img|video)$/.test(node.tagName))
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

/** Copies an image, because later steps change the properties of each image. */
function copyImage(image: Element): Element {
  return {...image, properties: {...image.properties}}
}
