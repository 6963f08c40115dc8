import type {ReactNode} from 'react'
import type {CodeBlockData} from '../../behavior/code/code-block-context.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Props of `@theme/CodeBlock/Container`. */
export interface CodeBlockContainerProps extends Omit<CodeBlockData, 'title'> {
  /** Parts of the block. */
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
