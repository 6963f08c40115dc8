import LineToken from '@theme/CodeBlock/Line/Token'
import type {ComponentProps} from 'react'

interface Token {
  content: string
  types: string[]
}

/** Props of `@theme/CodeBlock/Line`. */
export interface CodeBlockLineProps {
  line: Token[]
  classNames?: readonly string[]
  showLineNumbers?: boolean
  getLineProps(input: {line: Token[]; className?: string}): ComponentProps<'div'>
  getTokenProps(input: {token: Token}): ComponentProps<'span'>
}

/** A line of highlighted code. */
export default function CodeBlockLine(props: CodeBlockLineProps) {
  const {line, classNames = [], getLineProps, getTokenProps} = props
  return (
    <div {...getLineProps({line, className: classNames.join(' ')})}>
      {line.map((token, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are known by their places
        <LineToken key={place} {...getTokenProps({token})} line={line} token={token} />
      ))}
      <br />
    </div>
  )
}
