import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import {CodeBlockProvider} from '../../behavior/code/code-block-context.js'
import CodeBlockLayout, {type CodeBlockLayoutProps} from '@theme/CodeBlock/Layout'

/** Props of `@theme/CodeBlock`. */
export type CodeBlockProps = CodeBlockLayoutProps

/** Renders a code block with title, line numbers and buttons. Code without a language is plain text. */
export default function CodeBlock({language, ...block}: CodeBlockProps) {
  const {prism} = useThemeConfig<Partial<ThemeConfig>>()
  const inClass = /\blanguage-(\S+)/.exec(block.className ?? '')?.[1]
  const name = language ?? inClass ?? prism?.defaultLanguage ?? 'text'
  const data = {...block, language: name.toLowerCase()}
  return (
    <CodeBlockProvider block={data}>
      <CodeBlockLayout {...data} />
    </CodeBlockProvider>
  )
}
