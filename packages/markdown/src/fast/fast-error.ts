import {VFileMessage} from 'vfile-message'

/** Such as `3:6: Could not parse expression with oxc: Unexpected token (mdx-jsx:unexpected-character)`. */
const REASON =
  /^(\d+):(\d+): (.*?)(?: with oxc: (.*?))?(?: \(note: [^)]*\))?(?: \([\w-]+:[\w-]+\))?$/s

/**
 * Converts an error of the fast parser to a message like those of the MDX parser.
 *
 * @returns `undefined` for an error without a position.
 */
export function readFastError(error: unknown): VFileMessage | undefined {
  const match = error instanceof Error ? REASON.exec(error.message) : null
  if (!match) return undefined
  const [, line, column, reason = '', cause] = match
  return new VFileMessage(reason, {
    place: {line: Number(line), column: Number(column)},
    ...(cause === undefined ? {} : {cause: new Error(cause)})
  })
}
