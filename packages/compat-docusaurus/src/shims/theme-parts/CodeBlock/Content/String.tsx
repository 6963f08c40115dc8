import CodeBlock, {type CodeBlockProps} from '@theme-original/CodeBlock'

/** A code block that holds text. */
export default function CodeBlockString(block: CodeBlockProps) {
  return <CodeBlock {...block} />
}
