import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** Bluesky icon. */
export default function IconBluesky(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="b" {...attributes} />
}
