import type {ComponentProps} from 'react'

/** Code between words. */
export default function MDXCode(code: ComponentProps<'code'>) {
  return <code {...code} />
}
