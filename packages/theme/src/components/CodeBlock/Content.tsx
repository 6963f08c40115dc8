import type {CodeBlockData} from '../../behavior/code/code-block-context.js'
import {ComputedCode} from '../../behavior/code/computed-code.js'
import {foldLines} from '../../behavior/code/fold-lines.js'
import {innerHtml} from '../../behavior/markup/inner-html.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Props of `@theme/CodeBlock/Content`. */
export type CodeBlockContentProps = Omit<CodeBlockData, 'title' | 'className' | 'lineCount'>

/** The lines of a code block. */
export default function CodeBlockContent({
  language,
  html,
  showLineNumbers,
  collapse,
  lineClasses,
  children
}: CodeBlockContentProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines can be scrolled with the keyboard
    <pre className={joinClasses('prism-code', language && `language-${language}`)} tabIndex={0}>
      {html === undefined ? (
        <ComputedCode
          language={language}
          lineClasses={lineClasses}
          showLineNumbers={showLineNumbers}
        >
          {children}
        </ComputedCode>
      ) : (
        <code {...innerHtml(numberLines(foldLines(html, collapse), showLineNumbers))} />
      )}
    </pre>
  )
}

/**
 * Adds line numbers to the HTML if they don't start at 1. A CSS counter would need a style
 * attribute to set its start.
 */
function numberLines(html: string, first: CodeBlockContentProps['showLineNumbers']): string {
  if (typeof first !== 'number') return html
  let number = first
  return html.replaceAll(
    '<span class="token-line',
    (start) => `${start.replace('<span', `<span data-line="${number++}"`)}`
  )
}
