import type {ComponentProps} from 'react'

/** Code within a line of text. */
export default function CodeInline(code: ComponentProps<'code'>) {
  return <code {...code} />
}
