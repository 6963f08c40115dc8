import {createAccordion} from '@lectern/shared/content-components/box-parts'
import Details from '@theme/Details'
import type {ReactNode} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/Accordion`. */
export interface AccordionProps {
  title: ReactNode
  /** Accordions with the same group close each other. */
  group?: string
  /** Whether the content is shown at first. */
  open?: boolean
  children?: ReactNode
}

const h = createWithTags({details: Details})

/** Renders content that readers expand and collapse. */
export default function Accordion({title, group, open, children}: AccordionProps) {
  return createAccordion(h, {title: listParts(title), group, open, children: listParts(children)})
}
