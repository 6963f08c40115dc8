import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** X icon. */
export default function IconX(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M5 4l14 16M19 4 5 20" />
    </Drawing>
  )
}
