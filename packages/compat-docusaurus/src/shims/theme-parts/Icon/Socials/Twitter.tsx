import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** Twitter icon. */
export default function IconTwitter(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="t" {...attributes} />
}
