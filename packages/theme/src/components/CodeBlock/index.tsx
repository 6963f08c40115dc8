import type {ReactNode} from 'react'
import CodeBlockLayout from '@theme/CodeBlock/Layout'

/** Props of `@theme/CodeBlock`. */
export interface CodeBlockProps {
  language?: string
  title?: string
  /** Highlighted lines: one `<span class="token-line">` each. */
  html?: string
  lineCount?: number
  /** `true`, or the number of the first line. */
  showLineNumbers?: boolean | number
  className?: string
  /** Code that was not highlighted at build time. */
  children?: ReactNode
}

/** A block of code, highlighted at build time; its buttons work by delegation (`StaticBehavior`). */
export default function CodeBlock(block: CodeBlockProps) {
  return <CodeBlockLayout {...block} />
}
