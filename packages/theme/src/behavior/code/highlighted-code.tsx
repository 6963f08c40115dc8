import {Highlight} from 'prism-react-renderer'
import type {CodeBlockData} from './code-block-context.js'
import {lineProps} from './line-props.js'

/** Props of `HighlightedCode`. */
export interface HighlightedCodeProps
  extends Pick<CodeBlockData, 'lineClasses' | 'showLineNumbers'> {
  code: string
  language: string
}

/** An empty theme, because the stylesheet sets the colors for each color mode. */
const NO_THEME = {plain: {}, styles: []}

/** Highlights code in the browser. The lines look the same as in a build. */
export function HighlightedCode({code, language, ...lines}: HighlightedCodeProps) {
  return (
    <Highlight code={code} language={language} theme={NO_THEME}>
      {({tokens, getLineProps, getTokenProps}) => (
        <code>
          {tokens.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by number
            <span key={index} {...getLineProps({line, ...lineProps(index, lines)})}>
              {line.map((token, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other key
                <span key={index} {...getTokenProps({token})} />
              ))}
              {index < tokens.length - 1 && '\n'}
            </span>
          ))}
        </code>
      )}
    </Highlight>
  )
}
