import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** The sign of Mastodon. */
export default function IconMastodon(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="M" {...attributes} />
}
