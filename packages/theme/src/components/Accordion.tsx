import {createAccordion} from '@lectern/shared/content-components/box-parts'
import Details from '@theme/Details'
import type {ReactNode} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/Accordion`. */
export interface AccordionProps {
  title: ReactNode
  /** Opening an accordion closes the others in its group. */
  group?: string
  /** Whether the content is initially shown. */
  open?: boolean
  children?: ReactNode
}

const h = createWithTags({details: Details})

/** Renders content that readers can expand and collapse. */
export default function Accordion({title, group, open, children}: AccordionProps) {
  return createAccordion(h, {title: listParts(title), group, open, children: listParts(children)})
}
