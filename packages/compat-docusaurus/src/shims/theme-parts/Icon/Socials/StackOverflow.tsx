import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** The sign of Stack Overflow. */
export default function IconStackOverflow(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="SO" {...attributes} />
}
