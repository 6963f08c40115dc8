import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** Globe icon for other websites. */
export default function IconDefault(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <circle cx={12} cy={12} r={9} />
      <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
    </Drawing>
  )
}
