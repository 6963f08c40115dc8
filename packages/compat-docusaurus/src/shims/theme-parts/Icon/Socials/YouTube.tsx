import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** YouTube icon: a play button. */
export default function IconYouTube(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <rect x={2} y={5} width={20} height={14} rx={4} />
      <path d="m10 9 5 3-5 3Z" />
    </Drawing>
  )
}
