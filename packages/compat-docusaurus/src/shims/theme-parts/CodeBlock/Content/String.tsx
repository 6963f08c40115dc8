import type {CodeBlockProps} from '@theme/CodeBlock'
import CodeBlock from '@theme-original/CodeBlock'

/** A code block that holds text. */
export default function CodeBlockString(block: CodeBlockProps) {
  return <CodeBlock {...block} />
}
