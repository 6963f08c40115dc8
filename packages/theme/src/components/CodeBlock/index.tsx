import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import CodeBlockLayout, {type CodeBlockLayoutProps} from '@theme/CodeBlock/Layout'

/** Props of `@theme/CodeBlock`. */
export interface CodeBlockProps extends CodeBlockLayoutProps {
  /** Number of lines in `html`. */
  lineCount?: number
}

/** Renders a code block with title, line numbers and buttons. Code without a language is plain text. */
export default function CodeBlock(block: CodeBlockProps) {
  return block.html === undefined ? <ComputedCodeBlock {...block} /> : <NamedCodeBlock {...block} />
}

/** Code that the build didn't see, such as that of an expression; the build applies the default language itself. */
function ComputedCodeBlock({language, className, ...block}: CodeBlockProps) {
  const {defaultLanguage} = useThemeConfig<Partial<ThemeConfig>>().prism ?? {}
  const [named, inClass] = /\blanguage-(\S+)/.exec(className ?? '') ?? []
  return (
    <NamedCodeBlock
      {...block}
      className={named ? className?.replace(named, '').trim() : className}
      language={language ?? inClass ?? defaultLanguage}
    />
  )
}

function NamedCodeBlock({language = 'text', ...block}: CodeBlockProps) {
  return <CodeBlockLayout {...block} language={language.toLowerCase()} />
}
