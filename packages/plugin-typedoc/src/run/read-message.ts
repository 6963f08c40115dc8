import path from 'node:path'
import {stripVTControlCharacters} from 'node:util'
import type {TypeDocNote} from './typedoc-message.js'

/** Separates the position of a message from its text. */
const SEPARATOR = ' - '
const LINE_AND_COLUMN = /:(\d+):(\d+)$/
const CODE = /^error TS\d+: /

/**
 * Splits a message into its position and text. Leaves out colors and the lines of source below it,
 * because the problem shows them.
 */
export function readMessage(message: string): Omit<TypeDocNote, 'isError'> {
  const plain = stripVTControlCharacters(message).trim()
  const [first = ''] = plain.split('\n', 1)
  const [place = '', ...rest] = first.split(SEPARATOR)
  const found = LINE_AND_COLUMN.exec(place)
  if (!found || rest.length === 0) return {message: plain}
  return {
    message: rest.join(SEPARATOR).replace(CODE, ''),
    file: path.resolve(place.slice(0, found.index)),
    line: Number(found[1]),
    column: Number(found[2])
  }
}
