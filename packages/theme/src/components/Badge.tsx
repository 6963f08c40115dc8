import {createBadge, type Tone} from '@lectern/shared/content-components/inline-parts'
import type {ReactNode} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/Badge`. */
export interface BadgeProps {
  /** Color. Defaults to `neutral`. */
  tone?: Tone
  children?: ReactNode
}

const h = createWithTags()

/** Renders a short label. */
export default function Badge({tone, children}: BadgeProps) {
  return createBadge(h, {tone, children: listParts(children)})
}
