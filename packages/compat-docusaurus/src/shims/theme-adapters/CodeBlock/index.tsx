import {
  type CodeBlockData,
  CodeBlockProvider
} from '@lectern/theme/behavior/code/code-block-context'
import type {ComponentType} from 'react'
import {readCode} from '../../theme-common/code-block-context.js'

/** `CodeBlock`: Docusaurus's component receives the code as a string. */
export default function adapt(
  Component: ComponentType<CodeBlockData>,
  isOwn: boolean
): ComponentType<CodeBlockData> {
  return isOwn ? adaptOwn(Component) : adaptForeign(Component)
}

function adaptOwn(Component: ComponentType<CodeBlockData>): ComponentType<CodeBlockData> {
  return function AdaptedCodeBlock(block: CodeBlockData) {
    const {html, source, children} = block
    const isText = html !== undefined && typeof children === 'string'
    // If a component has changed the code, the highlighted lines no longer match.
    const isStale = isText && children !== source && children !== readCode(block)
    return <Component {...block} {...(isStale && {html: undefined, source: undefined})} />
  }
}

function adaptForeign(Component: ComponentType<CodeBlockData>): ComponentType<CodeBlockData> {
  return function AdaptedCodeBlock(block: CodeBlockData) {
    const {html, source, children} = block
    return (
      <CodeBlockProvider block={block}>
        <Component {...block}>
          {html === undefined ? children : (source ?? readCode(block))}
        </Component>
      </CodeBlockProvider>
    )
  }
}
