import {createTooltip} from '@lectern/shared/content-components/inline-parts'
import MDXA from '@theme/MDXComponents/A'
import {type ReactNode, useId} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/Tooltip`. */
export interface TooltipProps {
  /** The explanation. */
  text: string
  /** Page with more about the term. */
  href?: string
  children?: ReactNode
}

const h = createWithTags({a: MDXA})

/** Renders a term. A click on it shows its explanation. */
export default function Tooltip({text, href, children}: TooltipProps) {
  return createTooltip(h, {id: useId(), text, href, children: listParts(children)})
}
