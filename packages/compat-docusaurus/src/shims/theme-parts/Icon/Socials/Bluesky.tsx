import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** The sign of Bluesky. */
export default function IconBluesky(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="b" {...attributes} />
}
