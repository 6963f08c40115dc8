import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import Line from '@theme/CodeBlock/Line'
import {useBlockData, useCodeBlockContext} from '../../theme-common/code-block-context.js'
import {type CodeLines, HighlightedLines} from '../../theme-common/code/highlighted-lines.js'

/** The lines of a code block. Used by projects that override the line component. */
export default function CodeBlockContent({className}: {className?: string}) {
  const {metadata, wordWrap} = useCodeBlockContext()
  const {html} = useBlockData()
  const {code, language, lineNumbersStart, lineClassNames} = metadata
  const renderLines = ({lines, getLineProps, getTokenProps}: CodeLines) =>
    lines.map((line, index) => (
      <Line
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their numbers
        key={index}
        line={line}
        classNames={lineClassNames[index]}
        showLineNumbers={lineNumbersStart !== undefined}
        getLineProps={(input) => ({
          ...getLineProps(input),
          ...numberLine(index, lineNumbersStart)
        })}
        getTokenProps={getTokenProps}
      />
    ))
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      className={joinClasses('prism-code', `language-${language}`, className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
      tabIndex={0}
    >
      <code>
        <HighlightedLines html={html} code={code} language={language} render={renderLines} />
      </code>
    </pre>
  )
}

/**
 * Returns the attribute for a line number, or nothing if lines start at 1. A CSS counter numbers
 * the lines.
 */
function numberLine(index: number, first = 1): {'data-line'?: number} {
  return first === 1 ? {} : {'data-line': first + index}
}
