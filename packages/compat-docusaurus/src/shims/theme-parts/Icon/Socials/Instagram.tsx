import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** Instagram icon: a camera. */
export default function IconInstagram(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <rect x={3} y={3} width={18} height={18} rx={5} />
      <circle cx={12} cy={12} r={4} />
      <path d="M17 7h.01" />
    </Drawing>
  )
}
