import {ts} from 'ts-morph'
import {followAlias, isOwn} from './read-program.mjs'

/** @typedef {import('./read-program.mjs').Program} Program */
/**
 * @typedef {object} PrintedType
 * @property {string} text On one line.
 * @property {readonly ts.Symbol[]} mentions Types from this repository in the text.
 */

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.InTypeAlias

/**
 * Returns a type's syntax node. It's the node in the source if there is one, or the type that the
 * type checker infers.
 *
 * @param {Program} program
 * @param {ts.Type} type
 * @param {ts.TypeNode} [written]
 * @returns {ts.Node}
 */
export function findTypeNode({checker}, type, written) {
  const node = written ?? checker.typeToTypeNode(type, undefined, FLAGS)
  return node ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword)
}

/**
 * Prints a type. `undefined` is removed from optional fields.
 *
 * @param {Program} program
 * @param {ts.Node} node
 * @param {{hidesObjects?: boolean}} [settings] `hidesObjects` prints `object` for objects whose fields are
 * described elsewhere.
 * @returns {PrintedType}
 */
export function printType(program, node, {hidesObjects = false} = {}) {
  const shown = simplify(node, hidesObjects)
  return {text: toOneLine(printCode(shown)), mentions: findMentions(program, shown)}
}

/**
 * Prints code without comments.
 *
 * @param {ts.Node} node
 */
export function printCode(node) {
  const source = ts.getOriginalNode(node).getSourceFile()
  const printer = ts.createPrinter({removeComments: true})
  return printer.printNode(ts.EmitHint.Unspecified, node, source ?? ts.createSourceFile('', '', 99))
}

/**
 * Checks whether a type contains an anonymous object type outside of function types.
 *
 * @param {ts.Node} node
 * @returns {boolean}
 */
export function hasObject(node) {
  if (ts.isFunctionTypeNode(node)) return false
  if (ts.isTypeLiteralNode(node)) return true
  return ts.forEachChild(node, hasObject) ?? false
}

/**
 * Removes comments and line breaks from code.
 *
 * @param {string} code
 */
export function toOneLine(code) {
  return code
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([({[<]) /g, '$1')
    .replaceAll(/;? ([)}\]>](?!=))/g, '$1')
    .replace(/^\| /, '')
    .trim()
}

/**
 * @param {ts.Node} root
 * @param {boolean} hidesObjects
 * @returns {ts.Node}
 */
function simplify(root, hidesObjects) {
  const result = ts.transform(root, [
    (context) => (top) => {
      /** @type {(node: ts.Node) => ts.Node} */
      const visit = (node) => {
        if (ts.isFunctionTypeNode(node)) return node
        if (hidesObjects && ts.isTypeLiteralNode(node))
          return ts.factory.createKeywordTypeNode(ts.SyntaxKind.ObjectKeyword)
        const shown = ts.visitEachChild(node, visit, context)
        return ts.isPropertySignature(shown) && shown.questionToken ? dropUndefined(shown) : shown
      }
      return visit(withoutUndefined(top))
    }
  ])
  return result.transformed[0] ?? root
}

/**
 * @template {ts.Node} T
 * @param {T} node
 * @returns {T | ts.TypeNode}
 */
function withoutUndefined(node) {
  if (!ts.isUnionTypeNode(node)) return node
  const types = node.types.filter(({kind}) => kind !== ts.SyntaxKind.UndefinedKeyword)
  const [only] = types
  if (types.length === node.types.length) return node
  return types.length === 1 && only ? only : ts.factory.createUnionTypeNode(types)
}

/** @param {ts.PropertySignature} property */
function dropUndefined(property) {
  const {modifiers, name, questionToken, type} = property
  if (!type || !ts.isUnionTypeNode(type)) return property
  const shown = withoutUndefined(type)
  return ts.factory.updatePropertySignature(property, modifiers, name, questionToken, shown)
}

/**
 * Finds the types from this repository that code mentions, in source order.
 *
 * @param {Program} program
 * @param {ts.Node} root
 * @returns {readonly ts.Symbol[]}
 */
export function findMentions(program, root) {
  /** @type {Set<ts.Symbol>} */
  const found = new Set()
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = readSymbol(program.checker, node)
      if (symbol && isType(symbol) && isOwn(program, symbol)) found.add(symbol)
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return [...found]
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Identifier} node
 * @returns {ts.Symbol | undefined}
 */
function readSymbol(checker, node) {
  // Identifiers created by the checker have a `symbol` property. Others are looked up.
  const symbol =
    node.pos < 0
      ? /** @type {ts.Symbol | undefined} */ (Reflect.get(node, 'symbol'))
      : checker.getSymbolAtLocation(node)
  return symbol && followAlias(checker, symbol)
}

/** @param {ts.Symbol} symbol */
function isType({flags}) {
  return (flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0
}
