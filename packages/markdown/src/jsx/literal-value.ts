import type {StaticValue} from '@lectern/types'
import type {Expression, Node, Program, Property} from 'estree'

/** A value that can be read without running code. */
export interface LiteralValue {
  value: Exclude<StaticValue, undefined>
}

/**
 * Returns the value of a literal expression: a string, a number, a list or object of literals, or a
 * name in `known`. Returns `undefined` for everything else.
 */
export function readLiteral(
  node: Node,
  known: Readonly<Record<string, StaticValue>> = {}
): LiteralValue | undefined {
  switch (node.type) {
    case 'Literal':
      return isPlain(node.value) ? {value: node.value} : undefined
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? {value: node.quasis[0]?.value.cooked ?? ''} : undefined
    case 'UnaryExpression': {
      const {argument, operator} = node
      return operator === '-' && argument.type === 'Literal' && typeof argument.value === 'number'
        ? {value: -argument.value}
        : undefined
    }
    case 'Identifier': {
      const value = Object.hasOwn(known, node.name) ? known[node.name] : undefined
      return value === undefined ? undefined : {value}
    }
    case 'ArrayExpression':
      return readList(node.elements, known)
    case 'ObjectExpression':
      return readObject(node.properties, known)
    default:
      return undefined
  }
}

/**
 * Returns the value of a program that consists of one expression, which is how MDX stores the
 * content of braces.
 */
export function readProgramLiteral(
  program: Program | null | undefined,
  known?: Readonly<Record<string, StaticValue>>
): LiteralValue | undefined {
  const [only, ...rest] = program?.body ?? []
  if (only?.type !== 'ExpressionStatement' || rest.length > 0) return undefined
  return readLiteral(only.expression, known)
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

type Known = Readonly<Record<string, StaticValue>>

function readList(elements: readonly (Node | null)[], known: Known): LiteralValue | undefined {
  const values: StaticValue[] = []
  for (const element of elements) {
    const found = element ? readLiteral(element, known) : undefined
    if (!found) return undefined
    values.push(found.value)
  }
  return {value: values}
}

function readObject(
  properties: readonly (Property | {type: 'SpreadElement'; argument: Expression})[],
  known: Known
): LiteralValue | undefined {
  const value: Record<string, StaticValue> = {}
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init')
      return undefined
    const {key} = property
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined
    const found = readLiteral(property.value, known)
    if (name === undefined || !found) return undefined
    value[String(name)] = found.value
  }
  return {value}
}
