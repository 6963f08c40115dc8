import {readMarkdown} from './read-markdown.mjs'
import {readSource} from './read-source.mjs'
import {readStrings} from './read-strings.mjs'

/**
 * Finds the prose of a file by its extension.
 *
 * @param {string} file
 * @param {string} text
 * @returns {import('./prose-block.mjs').ProseBlock[]}
 */
export function readProse(file, text) {
  if (file.endsWith('.json')) return readStrings(text)
  if (/\.mdx?$/.test(file)) return readMarkdown(text, {isMdx: file.endsWith('.mdx')})
  return readSource(file, text)
}
