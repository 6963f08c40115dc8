import Details from '@theme/Details'
import type {ComponentProps} from 'react'

/** Collapsible content. */
export default function MDXDetails(details: ComponentProps<'details'>) {
  return <Details {...details} />
}
