import Arrow from '@theme/Icon/Arrow'
import type {SVGProps} from 'react'

/** Icon of the buttons that hide and show the docs sidebar. Used by projects that override it. */
export default function IconCollapse(attributes: SVGProps<SVGSVGElement>) {
  return <Arrow {...attributes} />
}
