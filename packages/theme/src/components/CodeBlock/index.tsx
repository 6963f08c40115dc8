import CodeBlockLayout, {type CodeBlockLayoutProps} from '@theme/CodeBlock/Layout'

/** Props of `@theme/CodeBlock`. */
export interface CodeBlockProps extends CodeBlockLayoutProps {
  /** Number of lines in `html`. */
  lineCount?: number
}

/** Renders a code block with title, line numbers and buttons. */
export default function CodeBlock(block: CodeBlockProps) {
  return <CodeBlockLayout {...block} />
}
