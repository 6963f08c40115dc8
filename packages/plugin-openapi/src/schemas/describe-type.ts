import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {ReferenceResolver} from '../document/reference-resolver.js'
import {readList, readText, readTexts} from '../model/read-fields.js'

/** The type of a value, and the named schema it refers to. */
export interface SchemaType {
  /**
   * Text that describes the type, such as `string <date-time>`, `array of Bird` or `Bird or null`.
   */
  text: string
  /** Pointer to the named schema. */
  pointer?: string
  /** Name of that schema. */
  name?: string
}

/** Maximum depth of nested arrays to describe. */
const MAX_DEPTH = 6

/** Describes the type of a schema in a few words. */
export function describeType(schema: unknown, resolve: ReferenceResolver, depth = 0): SchemaType {
  if (schema === true || schema === undefined) return {text: 'any'}
  if (schema === false) return {text: 'never'}
  const found = resolve(schema)
  if (!found || depth > MAX_DEPTH) return {text: 'any'}
  const {node, name, pointer} = found
  const types = listTypes(node)
  const nullable = types.includes('null') || node.nullable === true ? ' or null' : ''
  const named = pointer !== undefined && name !== undefined ? {name, pointer} : {}
  if (types.includes('array') || node.items !== undefined || node.prefixItems !== undefined) {
    const item = describeType(node.items, resolve, depth + 1)
    return {...item, ...named, text: `array of ${item.text}${nullable}`}
  }
  if (isObject(node, types)) return {...named, text: `${name ?? describeObject(node)}${nullable}`}
  const own = types.filter((type) => type !== 'null')
  const format = readText(node.format)
  const text = own.join(' or ') || guessType(node)
  return {...named, text: `${text}${format && ` <${format}>`}${nullable}`}
}

/** Lists the types of a schema. */
export function listTypes({type}: UnknownRecord): string[] {
  return typeof type === 'string' ? [type] : readTexts(type)
}

function isObject(node: UnknownRecord, types: readonly string[]): boolean {
  const combined = node.oneOf ?? node.anyOf ?? node.allOf ?? node.properties
  return (
    types.includes('object') || combined !== undefined || node.additionalProperties !== undefined
  )
}

function describeObject(node: UnknownRecord): string {
  const title = readText(node.title)
  if (title !== '' && title.length < 60) return title
  if (node.oneOf !== undefined) return 'one of'
  if (node.anyOf !== undefined) return 'any of'
  return 'object'
}

function guessType({enum: values, const: value}: UnknownRecord): string {
  const [first] = value === undefined ? readList(values) : [value]
  return first === undefined ? 'any' : typeof first
}
