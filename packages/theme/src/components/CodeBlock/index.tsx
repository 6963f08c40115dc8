import type {ReactNode} from 'react'
import CodeBlockLayout from '@theme/CodeBlock/Layout'

/** Props of `@theme/CodeBlock`. */
export interface CodeBlockProps {
  /** Language of the code. */
  language?: string
  /** Title above the code. */
  title?: string
  /** Highlighted lines, one `<span class="token-line">` each. Set for code blocks in Markdown. */
  html?: string
  /** Number of lines in `html`. */
  lineCount?: number
  /** Whether to show line numbers, or the number of the first line. */
  showLineNumbers?: boolean | number
  /** Class of the block. */
  className?: string
  /** Code that isn't highlighted at build time. */
  children?: ReactNode
}

/** Renders a code block with title, line numbers and buttons. */
export default function CodeBlock(block: CodeBlockProps) {
  return <CodeBlockLayout {...block} />
}
