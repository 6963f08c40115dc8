import {translate, usePluralForm} from '@lectern/client'

/** Props of `@theme/CodeBlock/Fold`. */
export interface CodeBlockFoldProps {
  /** Number of lines in the block. */
  lineCount: number
}

/**
 * Button that expands a long code block. It's a `<details>` element, so it works without
 * JavaScript.
 */
export default function CodeBlockFold({lineCount}: CodeBlockFoldProps) {
  const {selectMessage} = usePluralForm()
  const showAll = translate({
    id: 'theme.CodeBlock.showAll.plurals',
    message: 'Show {count} line|Show all {count} lines'
  })
  return (
    <details className="code-block-fold">
      <summary>
        <span className="code-block-fold-more">
          {selectMessage(lineCount, showAll).replace('{count}', String(lineCount))}
        </span>
        <span className="code-block-fold-less">
          {translate({id: 'theme.CodeBlock.showLess', message: 'Show less'})}
        </span>
      </summary>
    </details>
  )
}
