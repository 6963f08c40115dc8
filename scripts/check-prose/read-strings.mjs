import {CODE, joinPieces} from './prose-block.mjs'

/**
 * Finds the values of a translation file. Plural forms are separate blocks.
 *
 * @param {string} text JSON with one string per line
 * @returns {import('./prose-block.mjs').ProseBlock[]}
 */
export function readStrings(text) {
  return text
    .split('\n')
    .flatMap((line, index) => {
      const value = /^\s*"[^"]*":\s*("(?:[^"\\]|\\.)*"),?$/.exec(line)?.[1]
      const forms = value === undefined ? [] : String(JSON.parse(value)).split('|')
      return forms.map((form) =>
        joinPieces('interface', [{text: form.replace(/\{\w+\}/g, CODE), line: index + 1}])
      )
    })
    .filter((block) => block !== undefined)
}
