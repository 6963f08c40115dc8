import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** The sign of Threads. */
export default function IconThreads(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="@" {...attributes} />
}
