import type {ReactNode} from 'react'
import {codeBlockClasses} from '../../behavior/code/code-block-classes.js'
import type {CodeBlockData} from '../../behavior/code/code-block-context.js'

/** Props of `@theme/CodeBlock/Container`. */
export interface CodeBlockContainerProps extends Omit<CodeBlockData, 'title'> {
  /** Parts of the block. */
  children: ReactNode
}

/** Container of a code block. */
export default function CodeBlockContainer({children, ...block}: CodeBlockContainerProps) {
  return <div className={codeBlockClasses(block)}>{children}</div>
}
