import {isRecord} from '@lectern/shared/text/unknown-record'
import type {Declaration, TypeNode} from './declaration.js'
import {readDeclaration, readList, readType} from './read-declaration.js'

/** An object type without a name, in the type of a field. */
export interface NestedObject {
  /** Path from the field to the object: `[]` for items of a list, `.*` for values of a record. */
  suffix: string
  properties: readonly Declaration[]
}

/** Types that have the properties of their argument. */
const SAME_PROPERTIES = new Set(['Readonly', 'Partial', 'Required', 'NonNullable'])

/** Lists of their argument. */
const LISTS = new Set(['Array', 'ReadonlyArray', 'Set', 'ReadonlySet'])

/** Types with values of their last argument. */
const RECORDS = new Set(['Record', 'Map', 'ReadonlyMap'])

/** Lists the object types inside a type, except in the parameters of functions. */
export function listObjects(type: TypeNode | undefined, suffix = ''): NestedObject[] {
  switch (type?.type) {
    case 'reflection':
      return listOwnObjects(readDeclaration(type.declaration), suffix)
    case 'union':
    case 'intersection':
      return readList(type.types, readType).flatMap((one) => listObjects(one, suffix))
    case 'array':
      return listObjects(readType(type.elementType), `${suffix}[]`)
    case 'typeOperator':
      return type.operator === 'readonly' ? listObjects(readType(type.target), suffix) : []
    case 'reference':
      return listArgumentObjects(type, suffix)
    default:
      return []
  }
}

function listOwnObjects(declaration: Declaration | undefined, suffix: string): NestedObject[] {
  if (!declaration || declaration.signatures.length > 0) return []
  const {children, indexSignatures} = declaration
  return [
    ...(children.length > 0 ? [{suffix, properties: children}] : []),
    ...indexSignatures.flatMap(({type}) => listObjects(type, `${suffix}.*`))
  ]
}

function listArgumentObjects(type: TypeNode, suffix: string): NestedObject[] {
  const {name, target} = type
  // Types of the documented project have their own description.
  if (typeof name !== 'string' || !isRecord(target)) return []
  const argument = readList(type.typeArguments, readType).at(-1)
  if (SAME_PROPERTIES.has(name)) return listObjects(argument, suffix)
  if (LISTS.has(name)) return listObjects(argument, `${suffix}[]`)
  return RECORDS.has(name) ? listObjects(argument, `${suffix}.*`) : []
}
