import {VFileMessage} from 'vfile-message'

/** Matches `3:6: Could not parse expression with oxc: Unexpected token (mdx-jsx:…)`. */
const PLACE = /^(\d+):(\d+): /
const NOTES = [' (note: ', ' (mdx-']

/**
 * Converts an error from the fast parser to the MDX parser's format.
 *
 * @returns `undefined` for an error without a position.
 */
export function readFastError(error: unknown): VFileMessage | undefined {
  if (!(error instanceof Error)) return undefined
  const [place, line, column] = PLACE.exec(error.message) ?? []
  if (place === undefined) return undefined
  const text = error.message.slice(place.length)
  const sentence = NOTES.reduce((rest, note) => rest.split(note, 1)[0] ?? rest, text)
  const [reason = '', cause] = sentence.split(' with oxc: ', 2)
  return new VFileMessage(reason, {
    place: {line: Number(line), column: Number(column)},
    ...(cause === undefined ? {} : {cause: new Error(cause)})
  })
}
