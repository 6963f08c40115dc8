import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** Flame icon. */
export default function AdmonitionIconDanger(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3 2-4 .5 1.5 1 2 2 2 0-3-1-5 1-9Z" />
    </Drawing>
  )
}
