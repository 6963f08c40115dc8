import type {ComponentProps} from 'react'

/** A token of highlighted code. */
export default function CodeBlockLineToken({
  line: _line,
  token: _token,
  ...span
}: ComponentProps<'span'> & {line?: unknown; token?: unknown}) {
  return <span {...span} />
}
