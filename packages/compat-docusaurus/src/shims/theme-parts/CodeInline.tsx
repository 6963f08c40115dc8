import type {ComponentProps} from 'react'

/** Inline code. */
export default function CodeInline(code: ComponentProps<'code'>) {
  return <code {...code} />
}
