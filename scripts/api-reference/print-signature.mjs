import {ts} from 'ts-morph'
import {nameParameter} from './list-parameters.mjs'
import {findMentions, findTypeNode, printCode, printType, toOneLine} from './print-type.mjs'

/** @typedef {import('./read-program.mjs').Program} Program */
/** @typedef {{program: Program, symbol: ts.Symbol, declaration: ts.Declaration}} Declared */

/**
 * Maximum number of lines of an interface that's printed completely. Longer interfaces are only
 * shown as a table of fields.
 */
const WHOLE_LINES = 12

/** Number of characters per line that fit between the sidebars. */
const WIDTH = 76

/**
 * Prints the declaration of an export without its body and comments.
 *
 * @param {Declared} declared
 * @returns {string}
 */
export function printSignature({program, symbol, declaration}) {
  if (ts.isFunctionDeclaration(declaration))
    return listOverloads(symbol)
      .map((overload) => printFunction(program, overload))
      .join('\n')
  if (ts.isInterfaceDeclaration(declaration)) return printInterface(program, declaration)
  if (ts.isTypeAliasDeclaration(declaration)) return printAlias(declaration)
  const written = ts.isVariableDeclaration(declaration) ? declaration.type : undefined
  const node = findTypeNode(program, program.checker.getTypeOfSymbol(symbol), written)
  return `const ${symbol.name}: ${printType(program, node).text}`
}

/**
 * Returns a function's public overloads, in order.
 *
 * @param {ts.Symbol} symbol
 * @returns {readonly ts.FunctionDeclaration[]}
 */
export function listOverloads({declarations = []}) {
  const all = declarations.filter(ts.isFunctionDeclaration)
  return all.length === 1 ? all : all.filter(({body}) => !body)
}

/**
 * @param {Program} program
 * @param {ts.FunctionDeclaration} declaration
 */
function printFunction(program, declaration) {
  const {name, parameters, typeParameters = [], type} = declaration
  const generics = typeParameters.map((parameter) => parameter.getText()).join(', ')
  const result = type ? toOneLine(printCode(type)) : printResult(program, declaration)
  const head = `function ${name?.text ?? ''}${generics && `<${generics}>`}`
  const list = parameters.map((parameter) => printParameter(program, parameter))
  const short = `${head}(${list.join(', ')}): ${result}`
  if (short.length <= WIDTH || list.length === 0) return short
  return `${head}(\n  ${list.join(',\n  ')}\n): ${result}`
}

/**
 * @param {Program} program
 * @param {ts.FunctionDeclaration} declaration
 */
function printResult({checker}, declaration) {
  const signature = checker.getSignatureFromDeclaration(declaration)
  const text = signature ? checker.typeToString(signature.getReturnType()) : 'void'
  return text.replaceAll(/(?<![\w.])Element\b/g, 'JSX.Element')
}

/**
 * @param {Program} program
 * @param {ts.ParameterDeclaration} parameter
 */
function printParameter(program, parameter) {
  const {type, initializer, questionToken, dotDotDotToken} = parameter
  const found = program.checker.getTypeAtLocation(parameter)
  const written = type ? toOneLine(printCode(type)) : program.checker.typeToString(found)
  const mark = initializer || questionToken ? '?' : ''
  return `${dotDotDotToken ? '...' : ''}${nameParameter(parameter)}${mark}: ${written}`
}

/**
 * @param {Program} program
 * @param {ts.InterfaceDeclaration} declaration
 */
function printInterface(program, declaration) {
  const whole = withoutComments(declaration.getText())
  const inheritsFields = (declaration.heritageClauses ?? []).some(({types}) =>
    types.some((type) => type.getText().startsWith('z.') || findMentions(program, type).length > 0)
  )
  if (!inheritsFields && whole.split('\n').length <= WHOLE_LINES) return whole
  const [head = ''] = whole.split(/ \{(?:\n|\}$)/)
  return inheritsFields ? head.replace(/ extends [\s\S]*$/, '') : head
}

/** @param {ts.TypeAliasDeclaration} declaration */
function printAlias(declaration) {
  const whole = withoutComments(declaration.getText())
  return whole.replace(/ = z\.\w+<typeof \w+>$/, '')
}

/** @param {string} code */
function withoutComments(code) {
  return code
    .replaceAll(/^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n/gm, '')
    .replace(/^export /, '')
    .replaceAll(/\n{2,}/g, '\n')
}
