import type {SVGProps} from 'react'
import {Drawing} from '../../page-parts/drawing.js'

/** Word wrap icon. */
export default function IconWordWrap(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 15l-3 3 3 3M4 18h5" />
    </Drawing>
  )
}
