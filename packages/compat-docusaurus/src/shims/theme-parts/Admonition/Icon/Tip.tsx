import type {SVGProps} from 'react'
import {Drawing} from '../../../page-parts/drawing.js'

/** Light bulb icon. */
export default function AdmonitionIconTip(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.7.7-1 1.3-1 2H9c0-.7-.3-1.3-1-2Z" />
    </Drawing>
  )
}
