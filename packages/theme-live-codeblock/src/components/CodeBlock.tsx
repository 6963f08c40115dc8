import CodeBlock, {type CodeBlockProps} from '@theme-init/CodeBlock'
import LiveCodeBlock from '@theme/LiveCodeBlock'

/** Additions of the word `live` in an info string to a code block. */
export interface LiveProps extends CodeBlockProps {
  live?: boolean
  /** The code calls `render()` itself. */
  noInline?: boolean
  /** The code as its author wrote it; the text of `children` when absent. */
  code?: string
}

/** A block of code; one that is live becomes an editor in the browser. */
export default function CodeBlockOrEditor({live, noInline, code, ...block}: LiveProps) {
  const text = code ?? (typeof block.children === 'string' ? block.children : undefined)
  if (!live || text === undefined) return <CodeBlock {...block} />
  return <LiveCodeBlock block={block} code={text.trim()} noInline={noInline} />
}
