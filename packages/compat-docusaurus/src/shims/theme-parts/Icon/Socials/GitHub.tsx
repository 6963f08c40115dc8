import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** GitHub icon. */
export default function IconGitHub(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="GH" {...attributes} />
}
