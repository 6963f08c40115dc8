import {createFrame} from '@lectern/shared/content-components/box-parts'
import {isValidElement, type ReactNode, useId} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/Frame`. */
export interface FrameProps {
  caption?: ReactNode
  /** Whether a click enlarges the image. Defaults to `on`. */
  zoom?: 'on' | 'off'
  children?: ReactNode
}

const h = createWithTags()

/** Renders an image or video with a border and a caption. A single image can be enlarged. */
export default function Frame({caption, zoom, children}: FrameProps) {
  const id = useId()
  const content = listParts(children)
  const canZoom = zoom !== 'off' && content.length === 1 && isImage(content[0])
  return createFrame(h, {
    caption: listParts(caption),
    id: canZoom ? id : undefined,
    copy: canZoom ? content : [],
    children: content
  })
}

function isImage(node: ReactNode): boolean {
  return isValidElement<{src?: unknown; alt?: unknown}>(node) && typeof node.props.alt === 'string'
}
