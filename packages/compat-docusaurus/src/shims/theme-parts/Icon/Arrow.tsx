import type {SVGProps} from 'react'
import {Drawing} from '../../page-parts/drawing.js'

/** Right arrow. */
export default function IconArrow(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M4 12h16M14 6l6 6-6 6" />
    </Drawing>
  )
}
