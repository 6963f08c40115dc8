import ThemeDetails from '@theme-original/Details'
import {type ComponentProps, isValidElement, type ReactNode} from 'react'

/** Props of `<Details>`. */
export interface DetailsProps extends ComponentProps<'details'> {
  /** A `<summary>` element, or its content. */
  summary?: ReactNode
}

/** `Details` of `@docusaurus/theme-common/Details`: content that readers expand and collapse. */
export function Details({summary, children, ...details}: DetailsProps) {
  return (
    <ThemeDetails {...details}>
      {isValidElement(summary) || summary === undefined ? summary : <summary>{summary}</summary>}
      {children}
    </ThemeDetails>
  )
}
