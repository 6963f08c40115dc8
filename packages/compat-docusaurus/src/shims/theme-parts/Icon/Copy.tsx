import type {SVGProps} from 'react'
import {Drawing} from '../../page-parts/drawing.js'

/** Copy icon: two pages. */
export default function IconCopy(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
    </Drawing>
  )
}
