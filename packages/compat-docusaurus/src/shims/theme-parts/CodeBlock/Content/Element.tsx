import CodeBlockContainer from '@theme/CodeBlock/Container'
import type {ReactNode} from 'react'

/** Props of `@theme/CodeBlock/Content/Element`. */
export interface CodeBlockElementProps {
  className?: string
  children?: ReactNode
}

/** A code block with React elements as its content. */
export default function CodeBlockElement({className, children}: CodeBlockElementProps) {
  return (
    <CodeBlockContainer className={className}>
      <div className="code-block-content">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard */}
        <pre className="prism-code" tabIndex={0}>
          <code>{children}</code>
        </pre>
      </div>
    </CodeBlockContainer>
  )
}
