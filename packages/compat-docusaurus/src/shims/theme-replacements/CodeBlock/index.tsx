import {
  type CodeBlockData,
  CodeBlockProvider,
  useCodeBlock
} from '@lectern/theme/behavior/code/code-block-context'
import ElementContent from '@theme/CodeBlock/Content/Element'
import StringContent from '@theme/CodeBlock/Content/String'
import {Children, isValidElement} from 'react'
import {findHighlightedBlock} from '../../theme-common/code-block-context.js'

/**
 * A code block. Used by projects that override one of its content components, `String` or
 * `Element`.
 */
export default function CodeBlock(props: CodeBlockData) {
  const around = useCodeBlock()
  const {children, className, language, title, metastring, showLineNumbers} = props
  const part = {className, language, title, metastring, showLineNumbers}
  const parts = Children.toArray(children)
  if (parts.some(isValidElement)) return <ElementContent {...part}>{children}</ElementContent>
  const text = parts.join('')
  const {html, source} = findHighlightedBlock(text, [props, around]) ?? {}
  return (
    <CodeBlockProvider block={{...props, html, source}}>
      <StringContent {...part}>{text}</StringContent>
    </CodeBlockProvider>
  )
}
