import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import CodeBlockLayout from '@theme/CodeBlock/Layout'
import {
  CodeBlockContextProvider,
  type CodeBlockInput,
  createCodeBlockMetadata
} from '../../../theme-common/code-block-context.js'
import {useCodeWordWrap} from '../../../theme-common/code/use-code-word-wrap.js'

/** Props of `@theme/CodeBlock/Content/String`. */
export interface CodeBlockStringProps extends Omit<CodeBlockInput, 'code'> {
  children: string
}

/** A code block with a string as its content. */
export default function CodeBlockString({children, ...block}: CodeBlockStringProps) {
  const {prism} = useThemeConfig<Partial<ThemeConfig>>()
  const metadata = createCodeBlockMetadata({
    ...block,
    code: children,
    defaultLanguage: prism?.defaultLanguage,
    magicComments: prism?.magicComments
  })
  const wordWrap = useCodeWordWrap()
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  )
}
