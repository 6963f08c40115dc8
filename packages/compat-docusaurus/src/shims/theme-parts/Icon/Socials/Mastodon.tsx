import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** Mastodon icon. */
export default function IconMastodon(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="M" {...attributes} />
}
