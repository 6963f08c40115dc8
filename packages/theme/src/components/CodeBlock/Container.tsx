import type {ReactNode} from 'react'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Props of `@theme/CodeBlock/Container`. */
export interface CodeBlockContainerProps {
  /** Language of the code. */
  language?: string
  /** Highlighted lines, one `<span class="token-line">` each. Set for code blocks in Markdown. */
  html?: string
  /** Whether to show line numbers, or the number of the first line. */
  showLineNumbers?: boolean | number
  /** Class of the block. */
  className?: string
  children: ReactNode
}

/** Lines with a sign before them. */
const MARKED = /code-block-(?:diff-add|diff-remove|warning|error)-line/

/** What a block of code stands in. */
export default function CodeBlockContainer({
  language,
  html = '',
  showLineNumbers: numbers,
  className,
  children
}: CodeBlockContainerProps) {
  return (
    <div
      className={joinClasses(
        'theme-code-block',
        language && `language-${language}`,
        numbers && 'code-block--numbered',
        MARKED.test(html) && 'code-block--marked',
        html.includes('code-block-focus-line') && 'code-block--focused',
        className
      )}
    >
      {children}
    </div>
  )
}
