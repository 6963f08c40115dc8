import CodeBlock from '@theme/CodeBlock'
import type {ReactNode} from 'react'

/** A code block that holds elements. */
export default function CodeBlockElement(block: {children: ReactNode; className?: string}) {
  return <CodeBlock {...block} />
}
