import type {CodeBlockContainerProps} from '@theme/CodeBlock/Container'
import {createAdapter} from '../../props/create-adapter.js'

interface Props extends Partial<CodeBlockContainerProps> {
  as?: string
  title?: string
  lineCount?: number
}

/** `CodeBlock/Container`: Docusaurus's passes its props to an element. */
export default createAdapter(({as = 'div', className = '', language}: Props, isOwn) => {
  if (isOwn) return {}
  return {
    ...{as, language: undefined, html: undefined, showLineNumbers: undefined},
    ...{title: undefined, lineCount: undefined},
    className: language ? `${className} language-${language}`.trim() : className
  }
})
