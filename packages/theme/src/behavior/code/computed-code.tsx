import {type ComponentType, type ReactNode, useEffect, useState} from 'react'
import type {CodeBlockData} from './code-block-context.js'
import type {HighlightedCodeProps} from './highlighted-code.js'
import {joinClasses} from '../markup/join-classes.js'
import {lineProps} from './line-props.js'

interface ComputedCodeProps extends Pick<CodeBlockData, 'lineClasses' | 'showLineNumbers'> {
  language?: string
  children?: ReactNode
}

/**
 * Renders code that isn't known at build time. It's shown immediately, and highlighted once the
 * highlighter is loaded.
 */
export function ComputedCode({language, children, ...lines}: ComputedCodeProps) {
  const [Highlighted, setHighlighted] = useState<ComponentType<HighlightedCodeProps>>()
  const code = typeof children === 'string' ? children.trimEnd() : undefined
  const hasColors = code !== undefined && language !== undefined && language !== 'text'
  useEffect(() => {
    if (!hasColors) return
    import('./highlighted-code.js').then(
      ({HighlightedCode}) => setHighlighted(() => HighlightedCode),
      // Without colors, the code is still readable.
      () => {}
    )
  }, [hasColors])
  if (code === undefined) return <code>{children}</code>
  if (!Highlighted || !hasColors) return <PlainCode code={code} {...lines} />
  return <Highlighted code={code} language={language} {...lines} />
}

/** Code without colors. Its lines have elements only if they have classes or numbers. */
function PlainCode({code, ...lines}: Omit<HighlightedCodeProps, 'language'>) {
  if (!lines.showLineNumbers && !lines.lineClasses) return <code>{code}</code>
  return (
    <code>
      {code.split('\n').map((line, index, {length}) => {
        const {className, ...rest} = lineProps(index, lines)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by number
          <span key={index} className={joinClasses('token-line', className)} {...rest}>
            {index < length - 1 ? `${line}\n` : line}
          </span>
        )
      })}
    </code>
  )
}
