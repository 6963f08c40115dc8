import {type ComponentType, type ReactNode, useEffect, useState} from 'react'
import type {HighlightedCodeProps} from './highlighted-code.js'

interface ComputedCodeProps {
  language?: string
  children?: ReactNode
}

/** Code that the build could not see: it is there at once, and coloured when its colors are loaded. */
export function ComputedCode({language, children}: ComputedCodeProps) {
  const [Highlighted, setHighlighted] = useState<ComponentType<HighlightedCodeProps>>()
  const code = typeof children === 'string' ? children.trimEnd() : undefined
  const hasColors = code !== undefined && language !== undefined && language !== 'text'
  useEffect(() => {
    if (!hasColors) return
    import('./highlighted-code.js').then(
      ({HighlightedCode}) => setHighlighted(() => HighlightedCode),
      // The code is also readable without colors.
      () => {}
    )
  }, [hasColors])
  if (!Highlighted || !hasColors) return <code>{code ?? children}</code>
  return <Highlighted code={code} language={language} />
}
