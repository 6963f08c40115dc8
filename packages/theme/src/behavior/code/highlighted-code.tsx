import {Highlight} from 'prism-react-renderer'

/** Props of `HighlightedCode`. */
export interface HighlightedCodeProps {
  code: string
  language: string
}

/** Colors come from the stylesheet, which knows the color mode. */
const NO_THEME = {plain: {}, styles: []}

/** Code that is highlighted in the browser, in lines as the build makes them. */
export function HighlightedCode({code, language}: HighlightedCodeProps) {
  return (
    <Highlight code={code} language={language} theme={NO_THEME}>
      {({tokens, getLineProps, getTokenProps}) => (
        <code>
          {tokens.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their numbers
            <span key={index} {...getLineProps({line})}>
              {line.map((token, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other name
                <span key={place} {...getTokenProps({token})} />
              ))}
              {index < tokens.length - 1 && '\n'}
            </span>
          ))}
        </code>
      )}
    </Highlight>
  )
}
