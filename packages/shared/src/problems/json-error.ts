import {messageOf} from './site-problem.js'
import {type LineAndColumn, lineAndColumn} from '../text/line-and-column.js'

/** The first syntax error in a JSON text. */
export interface JsonError extends LineAndColumn {
  /** Description by the JavaScript engine, without its position and the text around it. */
  reason: string
}

/** Finds the first syntax error in a JSON text. Returns `undefined` if the text is valid. */
export function findJsonError(text: string): JsonError | undefined {
  const message = readMessage(text)
  if (message === undefined) return undefined
  const [reason = ''] = message.split(/ (?:in JSON )?at position |(?<='), (?:"|\.\.\.)/, 1)
  return {reason, ...lineAndColumn(text, findOffset(text, message))}
}

/** Returns the message of the JavaScript engine about a text, or `undefined` if it's valid JSON. */
function readMessage(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** Matches the message about an invalid character. It contains no position. */
const INVALID_CHARACTER = /^Unexpected token /

function findOffset(text: string, message: string): number {
  const offset = /at position (\d+)/.exec(message)?.[1]
  if (offset !== undefined) return Number(offset)
  return INVALID_CHARACTER.test(message) ? findInvalidCharacter(text) : text.trimEnd().length
}

/**
 * Returns the offset of an invalid character. It's the last one of the shortest start of the text for
 * which the engine has the same message, because other starts of the text only lack their end.
 */
function findInvalidCharacter(text: string): number {
  let valid = 0
  let invalid = text.length
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1
    if (INVALID_CHARACTER.test(readMessage(text.slice(0, middle)) ?? '')) invalid = middle
    else valid = middle
  }
  return valid
}
