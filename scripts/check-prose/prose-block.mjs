/**
 * A paragraph, heading, table cell, comment or string as a single line of text. `doc` is the first
 * paragraph of a doc comment, `message` the message or hint of a problem, and `interface` a string
 * that the theme shows.
 *
 * @typedef {object} ProseBlock
 * @property {string} text one line; code and markup are replaced by `CODE`
 * @property {BlockKind} kind
 * @property {(offset: number) => number} lineAt line in the file, 1-based, of an offset in `text`
 *
 * @typedef {'paragraph' | 'heading' | 'cell' | 'doc' | 'comment' | 'title' | 'string' | 'message' | 'interface'} BlockKind
 *
 * @typedef {object} ProseFile
 * @property {string} file posix, relative to the repository
 * @property {readonly ProseBlock[]} blocks
 */

/** Placeholder for code in the text of a block. */
export const CODE = 'CODE'

/**
 * Joins pieces of a file into a block. Whitespace is collapsed.
 *
 * @param {BlockKind} kind
 * @param {readonly {text: string, line: number}[]} pieces text and its first line
 * @returns {ProseBlock | undefined} `undefined` if there's no text
 */
export function joinPieces(kind, pieces) {
  let text = ''
  /** @type {{offset: number, line: number}[]} */
  const starts = []
  for (const piece of pieces) {
    const parts = piece.text.split('\n')
    for (const [index, part] of parts.entries()) {
      if (index > 0) text += ' '
      starts.push({offset: text.length, line: piece.line + index})
      text += part.replace(/\s+/g, ' ')
    }
  }
  if (text.trim() === '') return undefined
  return {
    text,
    kind,
    lineAt: (offset) => starts.findLast((start) => start.offset <= offset)?.line ?? 1
  }
}

/** Abbreviations whose periods don't end a sentence. */
const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|vs|cf)\./g

/**
 * Splits a block into sentences.
 *
 * @param {string} text
 * @returns {{text: string, offset: number}[]}
 */
export function splitSentences(text) {
  const masked = text.replace(ABBREVIATIONS, (match) => match.replaceAll('.', '_'))
  /** @type {{text: string, offset: number}[]} */
  const sentences = []
  let start = 0
  for (const match of masked.matchAll(/[.!?]["”’)*_]*\s+(?=["“(]?[A-Z0-9])/g)) {
    const end = match.index + match[0].length
    sentences.push({text: text.slice(start, end).trim(), offset: start})
    start = end
  }
  sentences.push({text: text.slice(start).trim(), offset: start})
  return sentences.filter((sentence) => sentence.text !== '')
}

/** @param {string} sentence */
export function countWords(sentence) {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
