import type {SVGProps} from 'react'
import {Drawing} from '../../page-parts/drawing.js'

/** Check mark. */
export default function IconSuccess(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="m5 12 5 5 9-10" />
    </Drawing>
  )
}
