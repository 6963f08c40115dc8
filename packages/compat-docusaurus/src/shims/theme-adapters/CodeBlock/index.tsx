import type {CodeBlockData} from '@lectern/theme/behavior/code/code-block-context'
import {createAdapter} from '../../props/create-adapter.js'
import {readCode} from '../../theme-common/code-block-context.js'

/** `CodeBlock`: Docusaurus's gets the code as text. */
export default createAdapter((block: CodeBlockData, isOwn) => {
  const {html, children, language, className = ''} = block
  const code = readCode(block)
  if (isOwn) {
    // Highlighted lines are stale if the component changed the code.
    const isStale = html !== undefined && typeof children === 'string' && children !== code
    return isStale ? {html: undefined} : {}
  }
  return {
    children: html === undefined ? children : code,
    className: (language ? `${className} language-${language}` : className).trim()
  }
})
