import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** The sign of LinkedIn. */
export default function IconLinkedIn(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="in" {...attributes} />
}
