import {ts} from 'ts-morph'
import {readDocComment} from './doc-comment.mjs'
import {listFields} from './list-fields.mjs'
import {listParameters} from './list-parameters.mjs'
import {findMentions} from './print-type.mjs'
import {listOverloads, printSignature} from './print-signature.mjs'

/** @typedef {import('./read-program.mjs').Program} Program */
/** @typedef {import('./list-fields.mjs').Field} Field */

/**
 * An export with everything that its page shows.
 *
 * @typedef {object} Described
 * @property {ts.Symbol} symbol
 * @property {string} name
 * @property {'Components' | 'Hooks' | 'Functions' | 'Types'} kind
 * @property {string} signature
 * @property {import('./doc-comment.mjs').DocComment} doc
 * @property {readonly Field[]} fields For types.
 * @property {readonly Field[]} parameters For functions.
 * @property {readonly ts.Symbol[]} mentions Types from this repository that it mentions.
 */

/**
 * Describes an export from its declaration and its doc comment.
 *
 * @param {Program} program
 * @param {ts.Symbol} symbol
 * @returns {Described}
 */
export function describeExport(program, symbol) {
  const {checker} = program
  const [declaration] = symbol.declarations ?? []
  if (!declaration) throw new Error(`${symbol.name} has no declaration.`)
  const doc = readDocComment(checker, symbol)
  const fields = listTypeFields(program, symbol, declaration)
  // The last overload has the most parameters.
  const called = listOverloads(symbol).at(-1)
  const parameters = called ? listParameters(program, called, doc) : []
  return {
    symbol,
    name: symbol.name,
    kind: findKind(symbol, declaration),
    signature: printSignature({program, symbol, declaration}),
    doc,
    fields,
    parameters,
    mentions: listMentions(program, {symbol, declaration, fields})
  }
}

/**
 * @param {ts.Symbol} symbol
 * @param {ts.Declaration} declaration
 * @returns {Described['kind']}
 */
function findKind({name}, declaration) {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return 'Types'
  if (/^use[A-Z]/.test(name)) return 'Hooks'
  return /^[A-Z]/.test(name) ? 'Components' : 'Functions'
}

/**
 * @param {Program} program
 * @param {ts.Symbol} symbol
 * @param {ts.Declaration} declaration
 * @returns {readonly Field[]}
 */
function listTypeFields(program, symbol, declaration) {
  const type = program.checker.getDeclaredTypeOfSymbol(symbol)
  if (ts.isInterfaceDeclaration(declaration)) return listFields(program, type)
  if (!ts.isTypeAliasDeclaration(declaration) || type.isUnion()) return []
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0
  return isObject && type.getCallSignatures().length === 0 ? listFields(program, type) : []
}

/**
 * Lists the types that an export mentions in its signature and its fields. Function bodies and extended types are
 * ignored.
 *
 * @param {Program} program
 * @param {{symbol: ts.Symbol, declaration: ts.Declaration, fields: readonly Field[]}} found
 * @returns {readonly ts.Symbol[]}
 */
function listMentions(program, {symbol, declaration, fields}) {
  const inSignature = listSignatureNodes(declaration).flatMap((node) => findMentions(program, node))
  const all = new Set([...inSignature, ...fields.flatMap(({mentions}) => mentions)])
  all.delete(symbol)
  return [...all]
}

/**
 * @param {ts.Declaration} declaration
 * @returns {readonly ts.Node[]}
 */
function listSignatureNodes(declaration) {
  if (ts.isInterfaceDeclaration(declaration)) return []
  if (!ts.isFunctionDeclaration(declaration)) return [declaration]
  return [...declaration.parameters, ...(declaration.type ? [declaration.type] : [])]
}
