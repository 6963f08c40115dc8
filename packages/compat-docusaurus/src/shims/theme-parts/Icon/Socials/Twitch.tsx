import type {SVGProps} from 'react'
import {Letters} from '../../../page-parts/drawing.js'

/** Twitch icon. */
export default function IconTwitch(attributes: SVGProps<SVGSVGElement>) {
  return <Letters text="T" {...attributes} />
}
