import {type ComponentType, type ReactNode, useEffect, useState} from 'react'
import type {HighlightProps} from 'prism-react-renderer'
import {type CodeToken, readCodeLines, splitPlainLines} from './code-lines.js'

/** Argument of `getLineProps`. */
export interface LineInput {
  line: CodeToken[]
  className?: string
}

/** Lines of code, and functions that return the props of their elements. */
export interface CodeLines {
  lines: readonly CodeToken[][]
  getLineProps(input: LineInput): {className: string}
  getTokenProps(input: {token: CodeToken}): {className: string; children: string}
}

interface HighlightedLinesProps {
  /** Highlighted lines from the build. */
  html: string | undefined
  code: string
  language: string
  render(lines: CodeLines): ReactNode
}

/** Colors come from the stylesheet. */
const NO_THEME = {plain: {}, styles: []}

/** Renders lines of code, and highlights them in the browser if the build hasn't. */
export function HighlightedLines({html, code, language, render}: HighlightedLinesProps) {
  const [Highlight, setHighlight] = useState<ComponentType<HighlightProps>>()
  const needsColors = html === undefined && language !== 'text'
  useEffect(() => {
    if (!needsColors) return
    loadHighlighter().then(
      (Component) => setHighlight(() => Component),
      // If the highlighter can't be loaded, the code stays uncolored.
      () => {}
    )
  }, [needsColors])
  if (!Highlight || !needsColors) {
    const lines = html === undefined ? splitPlainLines(code) : readCodeLines(html)
    return render({lines, getLineProps, getTokenProps})
  }
  return (
    <Highlight code={code} language={language} theme={NO_THEME}>
      {({tokens}) => render({lines: tokens, getLineProps, getTokenProps})}
    </Highlight>
  )
}

/** Loads the highlighter and the project's own languages. */
async function loadHighlighter(): Promise<ComponentType<HighlightProps>> {
  const [{Highlight, Prism}, {default: addLanguages}] = await Promise.all([
    import('prism-react-renderer'),
    import('@theme/prism-include-languages')
  ])
  try {
    addLanguages(Prism)
  } catch (error) {
    // Components of Prism that aren't in the bundle can't be loaded. Other languages still work.
    console.warn(error)
  }
  return Highlight
}

function getLineProps({className}: LineInput): {className: string} {
  return {className: className ? `token-line ${className}` : 'token-line'}
}

function getTokenProps({token}: {token: CodeToken}): {className: string; children: string} {
  return {className: `token ${token.types.join(' ')}`, children: token.content}
}
