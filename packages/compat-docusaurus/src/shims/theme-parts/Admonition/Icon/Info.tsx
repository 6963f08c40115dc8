import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** Letter “i” in a circle. */
export default function AdmonitionIconInfo(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <circle cx={12} cy={12} r={9} />
      <path d="M12 11v5M12 8h.01" />
    </Drawing>
  )
}
