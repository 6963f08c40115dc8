import CodeBlock, {type CodeBlockProps} from '@theme/CodeBlock'

/** A code block in content. */
export default function MDXPre(block: CodeBlockProps) {
  return <CodeBlock {...block} />
}
