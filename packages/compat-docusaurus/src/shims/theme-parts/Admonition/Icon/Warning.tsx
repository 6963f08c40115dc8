import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** Triangle icon. */
export default function AdmonitionIconWarning(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M12 4 2.5 20h19ZM12 10v4M12 17h.01" />
    </Drawing>
  )
}
