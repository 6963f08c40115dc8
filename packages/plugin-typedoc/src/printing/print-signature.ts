import type {Declaration, TypeNode} from '../model/declaration.js'
import {KIND} from '../model/declaration.js'
import {
  printParameter,
  printProperties,
  printType,
  printTypeParameter,
  propertyName
} from './print-type.js'

/** Maximum length of a signature in one line. */
const MAX_LINE = 88

const printCode = (type: TypeNode | undefined) => printType(type).code

/** Prints a signature of a function, method or constructor. */
export function printSignature(signature: Declaration, prefix: string): string {
  const {typeParameters, parameters, type} = signature
  const generic = printGenerics(typeParameters)
  const list = parameters.map((one) => printParameter(one, printCode))
  const end = `: ${printCode(type)}`
  const line = `${prefix}${generic}(${list.join(', ')})${end}`
  if (line.length <= MAX_LINE || list.length === 0) return line
  return `${prefix}${generic}(\n${list.map((one) => `  ${one}`).join(',\n')}\n)${end}`
}

/** Prints the first line of a class, interface, type, variable or enum. */
export function printDeclaration(declaration: Declaration): string {
  const {name, kind, flags, type, defaultValue} = declaration
  const generic = name + printGenerics(declaration.typeParameters)
  switch (kind) {
    case KIND.Class:
      return `${flags.has('isAbstract') ? 'abstract ' : ''}class ${generic}${printHeritage(declaration)}`
    case KIND.Interface:
      return `interface ${generic}${printHeritage(declaration)}`
    case KIND.Enum:
      return `${flags.has('isConst') ? 'const ' : ''}enum ${name}`
    case KIND.TypeAlias:
      return `type ${generic} = ${type ? printCode(type) : printProperties(declaration.children)}`
    default:
      return `const ${name}${type ? `: ${printCode(type)}` : ''}${defaultValue === undefined || defaultValue === '...' ? '' : ` = ${defaultValue}`}`
  }
}

function printHeritage({kind, extendedTypes, implementedTypes}: Declaration): string {
  const list = (types: readonly TypeNode[]) => types.map(printCode).join(', ')
  const parents = extendedTypes.length > 0 ? ` extends ${list(extendedTypes)}` : ''
  return kind === KIND.Class && implementedTypes.length > 0
    ? `${parents} implements ${list(implementedTypes)}`
    : parents
}

function printGenerics(typeParameters: readonly Declaration[]): string {
  if (typeParameters.length === 0) return ''
  return `<${typeParameters.map((one) => printTypeParameter(one, printCode)).join(', ')}>`
}

/** Prints the words and the name in front of a member's parameters. */
export function printMemberName({name, kind, flags}: Declaration, owner: string): string {
  if (kind === KIND.Constructor) return `new ${owner}`
  const words = [
    ['isProtected', 'protected'],
    ['isStatic', 'static'],
    ['isAbstract', 'abstract']
  ] as const
  const shown = words.flatMap(([flag, word]) => (flags.has(flag) ? [`${word} `] : []))
  return `${shown.join('')}${propertyName(name)}${flags.has('isOptional') ? '?' : ''}`
}
