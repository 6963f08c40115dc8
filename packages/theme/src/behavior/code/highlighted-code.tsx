import {Highlight} from 'prism-react-renderer'

/** Props of `HighlightedCode`. */
export interface HighlightedCodeProps {
  code: string
  language: string
}

/** Colors come from the stylesheet, which depends on the color mode. */
const NO_THEME = {plain: {}, styles: []}

/** Renders code that is highlighted in the browser. The lines look the same as in a build. */
export function HighlightedCode({code, language}: HighlightedCodeProps) {
  return (
    <Highlight code={code} language={language} theme={NO_THEME}>
      {({tokens, getLineProps, getTokenProps}) => (
        <code>
          {tokens.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by number
            <span key={index} {...getLineProps({line})}>
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
