import type {ComponentProps} from 'react'

/** Inline code. */
export default function MDXCode(code: ComponentProps<'code'>) {
  return <code {...code} />
}
