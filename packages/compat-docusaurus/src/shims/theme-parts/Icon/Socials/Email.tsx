import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** Envelope icon. */
export default function IconEmail(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M3 6h18v12H3zM3 7l9 7 9-7" />
    </Drawing>
  )
}
