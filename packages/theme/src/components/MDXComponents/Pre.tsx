import CodeBlock, {type CodeBlockProps} from '@theme/CodeBlock'

/** A block of code in content. */
export default function MDXPre(block: CodeBlockProps) {
  return <CodeBlock {...block} />
}
