import type {SVGProps} from 'react'
import {Drawing} from '../../page-parts/drawing.js'

/** Icon of a letter and a character. */
export default function IconLanguage(attributes: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...attributes}>
      <path d="M3 6h10M8 3.5V6M11 6c-1 4-4 7-8 9M5 9c1.5 3 3.5 4.5 6 5.5M12 21l4.5-11L21 21M13.5 17.5h6" />
    </Drawing>
  )
}
