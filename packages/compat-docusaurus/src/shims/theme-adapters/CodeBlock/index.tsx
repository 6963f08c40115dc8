import type {CodeBlockData} from '@lectern/theme/behavior/code/code-block-context'
import {createAdapter} from '../../props/create-adapter.js'
import {readCode} from '../../theme-common/code-block-context.js'

/** `CodeBlock`: Docusaurus's gets the code as text. */
export default createAdapter((block: CodeBlockData, isOwn) => {
  if (isOwn) return readCode(block) === block.children ? {} : keepChanged(block)
  const {language, className = '', children} = block
  return {
    children: block.html === undefined ? children : readCode(block),
    className: `${className} language-${language}`.trim()
  }
})

/** Highlighted lines are stale if the component changed the code. */
function keepChanged(block: CodeBlockData) {
  const {html, children} = block
  return typeof children === 'string' && html !== undefined && readCode({html}) !== children
    ? {html: undefined}
    : {}
}
