import {type ComponentType, type ReactNode, useEffect, useState} from 'react'
import type {HighlightedCodeProps} from './highlighted-code.js'

interface ComputedCodeProps {
  language?: string
  children?: ReactNode
}

/**
 * Renders code that isn't known at build time. It's shown immediately, and highlighted once the
 * highlighter is loaded.
 */
export function ComputedCode({language, children}: ComputedCodeProps) {
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
  if (!Highlighted || !hasColors) return <code>{code ?? children}</code>
  return <Highlighted code={code} language={language} />
}
