import {
  type CodeBlockData,
  CodeBlockProvider
} from '@lectern/theme/behavior/code/code-block-context'
import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import {Children, type ComponentType, isValidElement, type ReactNode} from 'react'
import {createCodeBlockMetadata, readCode} from '../../theme-common/code-block-context.js'

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
    const text = html === undefined || isStale ? joinText(children) : undefined
    return text === undefined ? (
      <Component {...block} />
    ) : (
      <ComputedBlock Component={Component} block={block} text={text} />
    )
  }
}

interface ComputedBlockProps {
  Component: ComponentType<CodeBlockData>
  block: CodeBlockData
  text: string
}

/** Code that a component of the project computed, with the settings from its metastring and comments. */
function ComputedBlock({Component, block, text}: ComputedBlockProps) {
  const {prism} = useThemeConfig<Partial<ThemeConfig>>()
  const {code, title, lineNumbersStart, lineClassNames} = createCodeBlockMetadata({
    ...block,
    code: text,
    defaultLanguage: prism?.defaultLanguage,
    magicComments: prism?.magicComments
  })
  const computed = {
    title: title as CodeBlockData['title'],
    showLineNumbers: lineNumbersStart === 1 ? true : lineNumbersStart,
    ...(Object.keys(lineClassNames).length > 0 && {lineClasses: lineClassNames})
  }
  return (
    <Component {...block} {...computed} html={undefined} source={undefined}>
      {code}
    </Component>
  )
}

/** Joins strings, like Docusaurus. Returns nothing for elements, which are shown as they are. */
function joinText(children: ReactNode): string | undefined {
  const parts = Children.toArray(children)
  return parts.some(isValidElement) ? undefined : parts.join('')
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
