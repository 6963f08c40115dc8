import {isRecord} from '@lectern/shared/text/unknown-record'
import type {Declaration, TypeNode} from '../model/declaration.js'
import {readDeclaration, readList, readType} from '../model/read-declaration.js'

/** Type as code, with the IDs of the declarations that it refers to. */
export interface PrintedType {
  code: string
  references: readonly number[]
  /** Packages of the declarations that the type refers to and that have no page. */
  packages: ReadonlySet<string>
}

/** How to print a type. */
export interface PrintOptions {
  /** Prints object types as `object`, because their properties are listed separately. */
  hidesObjects?: boolean
}

/** Maximum depth of nested types. Deeper ones are shown as `…`. */
const MAX_DEPTH = 30

/** Prints a type as TypeScript. A missing type is `unknown`. */
export function printType(
  type: TypeNode | undefined,
  {hidesObjects = false}: PrintOptions = {}
): PrintedType {
  const printing = {...createPrinting(), hidesObjects}
  const code = type ? print(type, printing) : 'unknown'
  return {code, references: [...printing.references], packages: printing.packages}
}

/** Prints a method or function as the type of a value. */
export function printFunctionType(signature: Declaration): PrintedType {
  const printing = createPrinting()
  const code = `${printHead(signature, printing)} => ${print(signature.type, printing)}`
  return {code, references: [...printing.references], packages: printing.packages}
}

interface Printing {
  references: Set<number>
  packages: Set<string>
  hidesObjects: boolean
  depth: number
}

function createPrinting(): Printing {
  return {references: new Set(), packages: new Set(), hidesObjects: false, depth: 0}
}

function print(value: unknown, printing: Printing): string {
  const node = readType(value)
  if (!node || printing.depth > MAX_DEPTH) return '…'
  const inner = {...printing, depth: printing.depth + 1}
  const one = (field: unknown) => print(field, inner)
  const tight = (field: unknown) => parenthesize(field, one(field))
  const list = (field: unknown) => readList(field, one)
  switch (node.type) {
    case 'intrinsic':
    case 'unknown':
      return text(node.name)
    case 'literal':
      return printLiteral(node.value)
    case 'reference':
      noteTarget(node, printing)
      return text(node.name) + printArguments(list(node.typeArguments))
    case 'array':
      return `${tight(node.elementType)}[]`
    case 'union':
      return readList(node.types, (type) => parenthesize(type, one(type), IN_UNION)).join(' | ')
    case 'intersection':
      return readList(node.types, (type) => parenthesize(type, one(type), IN_INTERSECTION)).join(
        ' & '
      )
    case 'tuple':
      return `[${list(node.elements).join(', ')}]`
    case 'namedTupleMember':
      return `${text(node.name)}${node.isOptional === true ? '?' : ''}: ${one(node.element)}`
    case 'optional':
      return `${tight(node.elementType)}?`
    case 'rest':
      return `...${tight(node.elementType)}`
    case 'typeOperator':
      return `${text(node.operator)} ${tight(node.target)}`
    case 'query':
      return `typeof ${one(node.queryType)}`
    case 'indexedAccess':
      return `${tight(node.objectType)}[${one(node.indexType)}]`
    case 'reflection':
      return printReflection(readDeclaration(node.declaration), inner)
    default:
      return printRare(node, one)
  }
}

/** Keeps the ID of the declaration that a reference names, or its package if it has no page. */
function noteTarget({target, package: name}: TypeNode, {references, packages}: Printing): void {
  if (typeof target === 'number' && target >= 0) references.add(target)
  else if (isRecord(target) && typeof target.packageName === 'string')
    packages.add(target.packageName)
  else if (typeof name === 'string') packages.add(name)
}

/** Prints the types that few declarations use. */
function printRare(node: TypeNode, one: (field: unknown) => string): string {
  switch (node.type) {
    case 'conditional':
      return `${one(node.checkType)} extends ${one(node.extendsType)} ? ${one(node.trueType)} : ${one(node.falseType)}`
    case 'inferred':
      return `infer ${text(node.name)}${isRecord(node.constraint) ? ` extends ${one(node.constraint)}` : ''}`
    case 'predicate': {
      const target = isRecord(node.targetType) ? ` is ${one(node.targetType)}` : ''
      return `${node.asserts === true ? 'asserts ' : ''}${text(node.name)}${target}`
    }
    case 'mapped': {
      const name = isRecord(node.nameType) ? ` as ${one(node.nameType)}` : ''
      const readonly = modifier(node.readonlyModifier, 'readonly')
      const key = `[${text(node.parameter)} in ${one(node.parameterType)}${name}]`
      const end = `${modifier(node.optionalModifier, '?')}: ${one(node.templateType)}`
      return `{${readonly && `${readonly} `}${key}${end}}`
    }
    case 'templateLiteral': {
      const tail = readList(node.tail, (part) =>
        Array.isArray(part) ? `\${${one(part[0])}}${text(part[1])}` : undefined
      )
      return `\`${text(node.head)}${tail.join('')}\``
    }
    default:
      return 'unknown'
  }
}

function modifier(value: unknown, word: string): string {
  return value === '+' ? word : value === '-' ? `-${word}` : ''
}

function printLiteral(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`
  if (isRecord(value)) return `${value.negative === true ? '-' : ''}${text(value.value)}n`
  return String(value)
}

function printArguments(args: readonly string[]): string {
  return args.length > 0 ? `<${args.join(', ')}>` : ''
}

/** Prints an object type, or the type of a function. */
function printReflection(declaration: Declaration | undefined, printing: Printing): string {
  if (!declaration) return '{}'
  const {children, signatures, indexSignatures} = declaration
  const [only] = signatures
  if (only && signatures.length === 1 && children.length === 0 && indexSignatures.length === 0)
    return `${printHead(only, printing)} => ${print(only.type, printing)}`
  if (printing.hidesObjects && signatures.length === 0 && children.length > 0) return 'object'
  const members = [
    ...signatures.map((one) => `${printHead(one, printing)}: ${print(one.type, printing)}`),
    ...indexSignatures.map((one) => {
      const [key] = one.parameters
      const of = key ? `${key.name}: ${print(key.type, printing)}` : ''
      return `[${of}]: ${print(one.type, printing)}`
    }),
    ...children.map((child) => printMember(child, printing))
  ]
  return members.length === 0 ? '{}' : `{${members.join('; ')}}`
}

/** Prints the properties of an object type, one line each. */
export function printProperties(properties: readonly Declaration[]): string {
  const lines = properties.map((child) => `\n  ${printMember(child, createPrinting())}`)
  return `{${lines.join('')}\n}`
}

function printMember(child: Declaration, printing: Printing): string {
  const name = propertyName(child.name)
  const mark = child.flags.has('isOptional') ? '?' : ''
  if (child.signatures.length > 0)
    return child.signatures
      .map((one) => `${name}${mark}${printHead(one, printing)}: ${print(one.type, printing)}`)
      .join('; ')
  const type = child.type ?? child.getSignature?.type
  const readonly = child.flags.has('isReadonly') ? 'readonly ' : ''
  return `${readonly}${name}${mark}: ${print(type, printing)}`
}

/** Prints the type parameters and parameters of a signature. */
function printHead({typeParameters, parameters}: Declaration, outer: Printing): string {
  const printing = {...outer, hidesObjects: false}
  const list = parameters.map((one) => printParameter(one, (type) => print(type, printing)))
  const generic = typeParameters.map((one) =>
    printTypeParameter(one, (type) => print(type, printing))
  )
  return `${generic.length > 0 ? `<${generic.join(', ')}>` : ''}(${list.join(', ')})`
}

/** Prints a parameter with its type. */
export function printParameter(
  {name, flags, type, defaultValue}: Declaration,
  printOne: (type: TypeNode | undefined) => string
): string {
  const isOptional = flags.has('isOptional') || defaultValue !== undefined
  return `${flags.has('isRest') ? '...' : ''}${name}${isOptional ? '?' : ''}: ${printOne(type)}`
}

/** Prints a type parameter with its constraint and default. */
export function printTypeParameter(
  declaration: Declaration,
  printOne: (type: TypeNode | undefined) => string
): string {
  const {name, type, flags} = declaration
  const constraint = type ? ` extends ${printOne(type)}` : ''
  const initial = declaration.default ? ` = ${printOne(declaration.default)}` : ''
  return `${flags.has('isConst') ? 'const ' : ''}${name}${constraint}${initial}`
}

/** Prints the name of a property, in quotes if it isn't an identifier. */
export function propertyName(name: string): string {
  return /^(?:[\p{ID_Start}$_][\p{ID_Continue}$]*|\[.*\])$/u.test(name)
    ? name
    : JSON.stringify(name)
}

const IN_UNION: ReadonlySet<unknown> = new Set(['conditional'])
const IN_INTERSECTION: ReadonlySet<unknown> = new Set([...IN_UNION, 'union'])
const LOOSE: ReadonlySet<unknown> = new Set([
  ...IN_INTERSECTION,
  ...['intersection', 'inferred', 'typeOperator', 'query']
])

/** Adds parentheses to function types and to the given types. */
function parenthesize(value: unknown, code: string, types = LOOSE): string {
  const type = readType(value)?.type
  const isFunction = type === 'reflection' && !code.startsWith('{')
  return isFunction || types.has(type) ? `(${code})` : code
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
