import CodeBlock, {type CodeBlockProps} from '@theme-init/CodeBlock'
import LiveCodeBlock from '@theme/LiveCodeBlock'

/** Props that `live` in a fence's info string adds to a code block. */
export interface LiveProps extends CodeBlockProps {
  live?: boolean
  /** Whether the code calls `render()` itself. */
  noInline?: boolean
  /** The original code. Defaults to the text of `children`. */
  code?: string
}

/** Renders a code block. In the browser, a live code block becomes an editor. */
export default function CodeBlockOrEditor({live, noInline, code, ...block}: LiveProps) {
  const text = code ?? (typeof block.children === 'string' ? block.children : undefined)
  if (!live || text === undefined) return <CodeBlock {...block} />
  const metastring = noInline ? 'live noInline' : 'live'
  return (
    <LiveCodeBlock {...block} {...{block, live, metastring}}>
      {text.trim()}
    </LiveCodeBlock>
  )
}
