import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** Page icon. */
export default function AdmonitionIconNote(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M5 3h14v18H5zM9 8h6M9 12h6M9 16h3" />
    </Drawing>
  )
}
