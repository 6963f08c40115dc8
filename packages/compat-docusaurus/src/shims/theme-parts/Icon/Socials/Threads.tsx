import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** Threads icon. */
export default function IconThreads(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="@" {...attributes} />
}
