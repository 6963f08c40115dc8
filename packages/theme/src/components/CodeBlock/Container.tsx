import type {CodeBlockProps} from '@theme/CodeBlock'
import type {ReactNode} from 'react'
import {joinClasses} from '../../behaviour/join-classes.js'

/** Props of `@theme/CodeBlock/Container`. */
export interface CodeBlockContainerProps
  extends Pick<CodeBlockProps, 'language' | 'showLineNumbers' | 'className'> {
  children: ReactNode
}

/** What a block of code stands in. */
export default function CodeBlockContainer({
  language,
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
        className
      )}
    >
      {children}
    </div>
  )
}
