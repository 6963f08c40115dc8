import {ts} from 'ts-morph'

/**
 * A doc comment, as Markdown. `{@link Name}` is kept.
 *
 * @typedef {object} DocComment
 * @property {string} text
 * @property {string | undefined} defaultValue
 * @property {readonly string[]} examples
 * @property {readonly string[]} throws
 * @property {ReadonlyMap<string, string>} parameters Descriptions by name, or by `args.name` for fields.
 */

/**
 * Reads a symbol's doc comment.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 * @returns {DocComment}
 */
export function readDocComment(checker, symbol) {
  const tags = symbol.getJsDocTags(checker)
  const textsOf = (/** @type {string} */ name) =>
    tags.filter((tag) => tag.name === name).map(({text}) => readText(text))
  return {
    text: readText(symbol.getDocumentationComment(checker)),
    defaultValue: textsOf('default')[0],
    examples: textsOf('example'),
    throws: textsOf('throws').map((text) => text.replaceAll(/\s+/g, ' ')),
    parameters: new Map(textsOf('param').map(splitParameter))
  }
}

/**
 * @param {string} text `name - Description.`
 * @returns {[name: string, text: string]}
 */
function splitParameter(text) {
  const [, name = '', description = ''] = /^(\S+)\s+(?:-\s*)?([\s\S]*)$/.exec(text) ?? []
  return [name, description.replaceAll(/\s+/g, ' ')]
}

/** @param {readonly ts.SymbolDisplayPart[] | undefined} parts */
function readText(parts) {
  // Globs in comments escape `*/` as `*\/`.
  return ts
    .displayPartsToString([...(parts ?? [])])
    .replaceAll('*\\/', '*/')
    .trim()
}
