import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** Two crossed lines, for X. */
export default function IconX(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M5 4l14 16M19 4 5 20" />
    </Drawing>
  )
}
