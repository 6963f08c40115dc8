import CodeBlockButtons from '@theme/CodeBlock/Buttons'
import CodeBlockContainer from '@theme/CodeBlock/Container'
import CodeBlockContent from '@theme/CodeBlock/Content'
import CodeBlockFold from '@theme/CodeBlock/Fold'
import CodeBlockTitle from '@theme/CodeBlock/Title'
import type {CodeBlockData} from '../../behavior/code/code-block-context.js'

/** Props of `@theme/CodeBlock/Layout`. */
export type CodeBlockLayoutProps = CodeBlockData

/** Arranges the parts of a code block. */
export default function CodeBlockLayout(block: CodeBlockLayoutProps) {
  return (
    <CodeBlockContainer {...block}>
      {block.title && <CodeBlockTitle>{block.title}</CodeBlockTitle>}
      <div className="code-block-content">
        <CodeBlockContent
          language={block.language}
          html={block.html}
          showLineNumbers={block.showLineNumbers}
          collapse={block.collapse}
          lineClasses={block.lineClasses}
        >
          {block.children}
        </CodeBlockContent>
        <CodeBlockButtons />
      </div>
      {block.collapse && <CodeBlockFold lineCount={block.lineCount ?? 0} />}
    </CodeBlockContainer>
  )
}
