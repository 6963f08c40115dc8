import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** Stack Overflow icon. */
export default function IconStackOverflow(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="SO" {...attributes} />
}
