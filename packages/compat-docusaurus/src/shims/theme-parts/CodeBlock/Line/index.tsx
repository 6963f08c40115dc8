import LineToken from '@theme/CodeBlock/Line/Token'
import type {ComponentProps} from 'react'
import type {CodeToken} from '../../../theme-common/code/code-lines.js'
import type {LineInput} from '../../../theme-common/code/highlighted-lines.js'

/** Props of `@theme/CodeBlock/Line`. */
export interface CodeBlockLineProps {
  line: CodeToken[]
  classNames?: readonly string[]
  showLineNumbers?: boolean
  getLineProps(input: LineInput): ComponentProps<'div'>
  getTokenProps(input: {token: CodeToken}): ComponentProps<'span'>
}

/** A line of highlighted code. */
export default function CodeBlockLine({
  line: written,
  classNames = [],
  getLineProps,
  getTokenProps
}: CodeBlockLineProps) {
  // Empty lines already get a line break below.
  const line = written.map((token) => (token.content === '\n' ? {...token, content: ''} : token))
  return (
    <div {...getLineProps({line, className: classNames.join(' ')})}>
      {line.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are known by their places
        <LineToken key={index} {...getTokenProps({token})} line={line} token={token} />
      ))}
      <br />
    </div>
  )
}
