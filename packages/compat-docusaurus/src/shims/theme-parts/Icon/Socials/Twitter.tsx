import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** The sign of Twitter. */
export default function IconTwitter(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="t" {...attributes} />
}
