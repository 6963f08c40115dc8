import type {CodeBlockProps} from '@theme/CodeBlock'
import {ComputedCode} from '../../behaviour/computed-code.js'
import {innerHtml} from '../../behaviour/inner-html.js'
import {joinClasses} from '../../behaviour/join-classes.js'

export type CodeBlockContentProps = Pick<CodeBlockProps, 'language' | 'html' | 'children'>

/** The lines of a block of code. */
export default function CodeBlockContent({language, html, children}: CodeBlockContentProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
    <pre className={joinClasses('prism-code', language && `language-${language}`)} tabIndex={0}>
      {html === undefined ? (
        <ComputedCode language={language}>{children}</ComputedCode>
      ) : (
        <code {...innerHtml(html)} />
      )}
    </pre>
  )
}
