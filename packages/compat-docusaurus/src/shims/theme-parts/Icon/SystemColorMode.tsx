import type {SVGProps} from 'react'
import {Drawing} from '../../page-parts/drawing.js'

/** System color mode icon: a half-filled circle. */
export default function IconSystemColorMode(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <circle cx={12} cy={12} r={9} />
      <path d="M12 3v18a9 9 0 0 0 0-18Z" fill="currentColor" />
    </Drawing>
  )
}
