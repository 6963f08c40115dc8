import CodeBlock, {type CodeBlockProps} from '@theme/CodeBlock'

/** A code block that holds text. */
export default function CodeBlockString(block: CodeBlockProps) {
  return <CodeBlock {...block} />
}
