import CodeInline from '@theme/CodeInline'
import type {ComponentProps} from 'react'

/** Inline code. Used by projects that override `CodeInline`. */
export default function Code(code: ComponentProps<'code'>) {
  return <CodeInline {...code} />
}
