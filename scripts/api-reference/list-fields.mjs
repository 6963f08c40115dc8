import {ts} from 'ts-morph'
import {readDocComment} from './doc-comment.mjs'
import {
  findMentions,
  findTypeNode,
  hasObject,
  printCode,
  printType,
  toOneLine
} from './print-type.mjs'
import {isOwn} from './read-program.mjs'

/** @typedef {import('./read-program.mjs').Program} Program */

/**
 * A field of an object, or a parameter of a function.
 *
 * @typedef {object} Field
 * @property {string} name Full path: `i18n.locales`, `items[].label`, `versions.*.path`.
 * @property {string} type
 * @property {boolean} isOptional
 * @property {string | undefined} defaultValue
 * @property {string} text
 * @property {readonly ts.Symbol[]} mentions
 */

/**
 * Lists the fields of an object type, including fields of nested objects. Fields inherited from other packages,
 * such as element attributes, are omitted.
 *
 * @param {Program} program
 * @param {ts.Type} type
 * @param {string} [prefix]
 * @returns {readonly Field[]}
 */
export function listFields(program, type, prefix = '') {
  return sortBySource(
    program.checker.getPropertiesOfType(type).filter((symbol) => isOwn(program, symbol))
  ).flatMap((symbol) => describeField(program, symbol, prefix))
}

/**
 * @param {Program} program
 * @param {ts.Symbol} symbol
 * @param {string} prefix
 * @returns {readonly Field[]}
 */
function describeField(program, symbol, prefix) {
  const {checker} = program
  const declared = symbol.declarations?.[0]
  const type = checker.getTypeOfSymbol(symbol)
  const name = `${prefix}${symbol.name}`
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
  const doc = readDocComment(checker, symbol)
  const about = {name, isOptional, defaultValue: doc.defaultValue, text: doc.text}
  if (declared && ts.isMethodSignature(declared)) {
    const {text, mentions} = printMethod(program, declared)
    return [{...about, type: text, mentions}]
  }
  const written = declared && ts.isPropertySignature(declared) ? declared.type : undefined
  const node = findTypeNode(program, type, written)
  const nested = hasObject(node) ? listNestedFields(program, type, name) : []
  const {text, mentions} = printType(program, node, {hidesObjects: nested.length > 0})
  return [{...about, type: text, mentions}, ...nested]
}

/**
 * Lists the fields of objects inside a field, unless the field's comment describes them.
 *
 * @param {Program} program
 * @param {ts.Type} type
 * @param {string} name Name of the outer field.
 * @returns {readonly Field[]}
 */
function listNestedFields(program, type, name) {
  const fields = findObjects(program, type).flatMap(({suffix, object}) =>
    listFields(program, object, `${name}${suffix}.`)
  )
  return fields.some(({text}) => text) ? fields : []
}

/**
 * Prints a method as a function type.
 *
 * @param {Program} program
 * @param {ts.MethodSignature} method
 * @returns {import('./print-type.mjs').PrintedType}
 */
function printMethod(program, method) {
  const {parameters, type} = method
  const list = parameters.map(printCode).join(', ')
  const text = toOneLine(`(${list}) => ${type ? printCode(type) : 'void'}`)
  return {text, mentions: findMentions(program, method)}
}

/** Utility types that are printed as written and not expanded. */
const KEPT_ALIASES = new Set(['Partial', 'Pick', 'Omit', 'Required'])

/**
 * Finds anonymous object types in the type of a field.
 *
 * @param {Program} program
 * @param {ts.Type} type
 * @param {readonly ts.Type[]} [outer] Enclosing types, to stop at recursive types such as JSON values.
 * @returns {readonly {suffix: string, object: ts.Type}[]}
 */
function findObjects(program, type, outer = []) {
  const {checker} = program
  if (outer.includes(type) || hasOwnName(program, type)) return []
  const within = [...outer, type]
  if (type.isUnion()) return type.types.flatMap((part) => findObjects(program, part, within))
  if (!(type.flags & ts.TypeFlags.Object) && !type.isIntersection()) return []
  const [element] = checker.isArrayType(type) ? readArguments(checker, type) : []
  const values = type.getProperties().length === 0 ? type.getStringIndexType() : undefined
  const part = element ?? values
  if (!part) return isPlainObject(checker, type) ? [{suffix: '', object: type}] : []
  const suffix = element ? '[]' : '.*'
  return findObjects(program, part, within).map((found) => ({
    ...found,
    suffix: `${suffix}${found.suffix}`
  }))
}

/**
 * Checks whether a type is printed by name and not expanded.
 *
 * @param {Program} program
 * @param {ts.Type} type
 */
function hasOwnName(program, {aliasSymbol}) {
  if (!aliasSymbol) return false
  return KEPT_ALIASES.has(aliasSymbol.name) || isOwn(program, aliasSymbol)
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 */
function isPlainObject(checker, type) {
  const flags = type.symbol?.flags ?? 0
  if (flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) return false
  return type.getCallSignatures().length === 0 && !checker.isTupleType(type)
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 */
function readArguments(checker, type) {
  return checker.getTypeArguments(/** @type {ts.TypeReference} */ (type))
}

/**
 * Sorts fields by source position. Fields from the declaration with the most fields come first.
 * Inherited fields follow.
 *
 * @param {readonly ts.Symbol[]} symbols
 * @returns {readonly ts.Symbol[]}
 */
function sortBySource(symbols) {
  const assigned = symbols.map((symbol) => {
    const declaration = symbol.declarations?.[0]
    const file = declaration?.getSourceFile().fileName ?? ''
    return {symbol, parent: declaration?.parent, file, pos: declaration?.pos ?? 0}
  })
  const countOf = (/** @type {ts.Node | undefined} */ object) =>
    assigned.filter(({parent}) => parent === object).length
  return assigned
    .sort(
      (left, right) =>
        countOf(right.parent) - countOf(left.parent) ||
        compare(left.file, right.file) ||
        left.pos - right.pos
    )
    .map(({symbol}) => symbol)
}

/**
 * @param {string} left
 * @param {string} right
 */
function compare(left, right) {
  if (left === right) return 0
  return left < right ? -1 : 1
}
