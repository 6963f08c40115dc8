import ThemeDetails from '@theme-original/Details'
import type {ComponentProps, ReactNode} from 'react'
import {createSummary} from '../page-parts/create-summary.js'

/** Props of `<Details>`. */
export interface DetailsProps extends ComponentProps<'details'> {
  /** A `<summary>` element, or its content. */
  summary?: ReactNode
}

/** `Details` of `@docusaurus/theme-common/Details`: content that readers expand and collapse. */
export function Details({summary, children, ...details}: DetailsProps) {
  return (
    <ThemeDetails {...details}>
      {createSummary(summary)}
      {children}
    </ThemeDetails>
  )
}
