import {createTooltip} from '@lectern/shared/content-components/inline-parts'
import MDXA from '@theme/MDXComponents/A'
import {type ReactNode, useId} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/Tooltip`. */
export interface TooltipProps {
  /** The explanation. */
  text: string
  /** Page that explains the term in more detail. */
  href?: string
  children?: ReactNode
}

const h = createWithTags({a: MDXA})

/** Renders a term that shows its explanation on click. */
export default function Tooltip({text, href, children}: TooltipProps) {
  return createTooltip(h, {id: useId(), text, href, children: listParts(children)})
}
