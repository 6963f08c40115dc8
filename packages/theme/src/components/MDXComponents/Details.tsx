import Details from '@theme/Details'
import type {ComponentProps} from 'react'

/** A part of content that readers unfold. */
export default function MDXDetails(details: ComponentProps<'details'>) {
  return <Details {...details} />
}
