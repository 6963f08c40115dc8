import CodeBlock from '@theme-original/CodeBlock'
import type {ReactNode} from 'react'

/** A code block that holds elements. */
export default function CodeBlockElement(block: {children: ReactNode; className?: string}) {
  return <CodeBlock {...block} />
}
