import type {ReactNode} from 'react'
import {innerHtml} from '../../behaviour/inner-html.js'
import {joinClasses} from '../../behaviour/join-classes.js'
import {ComputedCode} from '../../behaviour/computed-code.js'

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

/** A block of code, highlighted at build time; its buttons work by delegation (`StaticBehaviour`). */
export default function CodeBlock({html, children, ...block}: CodeBlockProps) {
  const language = block.language && `language-${block.language}`
  const {showLineNumbers: numbers} = block
  return (
    <div
      className={joinClasses(
        'theme-code-block',
        language,
        numbers && 'code-block--numbered',
        block.className
      )}
      style={typeof numbers === 'number' ? {counterReset: `line ${numbers - 1}`} : undefined}
    >
      {block.title && <div className="code-block-title">{block.title}</div>}
      <div className="code-block-content">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard */}
        <pre className={joinClasses('prism-code', language)} tabIndex={0}>
          {html === undefined ? (
            <ComputedCode language={block.language}>{children}</ComputedCode>
          ) : (
            <code {...innerHtml(html)} />
          )}
        </pre>
        <div className="code-block-buttons">
          <button type="button" data-wrap-code="" aria-label="Wrap lines" aria-pressed="false" />
          <button type="button" data-copy-code="" aria-label="Copy code" />
        </div>
      </div>
    </div>
  )
}
