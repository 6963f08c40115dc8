import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** LinkedIn icon. */
export default function IconLinkedIn(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="in" {...attributes} />
}
