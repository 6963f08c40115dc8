import {ownValue} from '@lectern/shared/objects/own-value'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {ReferenceResolver} from '../document/reference-resolver.js'
import {readList, readRecord, readText} from '../model/read-fields.js'
import {listTypes} from '../schemas/describe-type.js'
import {flattenSchema} from '../schemas/flatten-schema.js'
import type {Direction} from '../schemas/outline-schema.js'

interface ExampleContext {
  resolve: ReferenceResolver
  direction: Direction
  /** Number of values that can still be added. */
  budget: {values: number}
}

/** Maximum number of values in an example. Keeps samples readable. */
const MAX_VALUES = 40

/** Maximum depth of an example. Objects below it are empty. */
const MAX_DEPTH = 6

/**
 * Creates an example value for a schema. Prefers examples and defaults from the schema to typical
 * values.
 */
export function createExample(
  schema: unknown,
  resolve: ReferenceResolver,
  direction: Direction
): unknown {
  return create(schema, [], {resolve, direction, budget: {values: MAX_VALUES}})
}

function create(schema: unknown, around: readonly string[], context: ExampleContext): unknown {
  const {resolve, budget} = context
  const pointer = resolve(schema)?.pointer
  if (pointer !== undefined && around.includes(pointer)) return {}
  const inner = pointer === undefined ? around : [...around, pointer]
  const {node, properties, required, alternatives} = flattenSchema(schema, resolve)
  const given = findGiven(node)
  if (given !== undefined) return given
  budget.values -= 1
  const [alternative] = alternatives
  const types = listTypes(node)
  if (properties.size > 0 || types.includes('object')) {
    const own = createObject(properties, {required, around: inner}, context)
    const [first] = alternative?.schemas ?? []
    const other = first === undefined ? {} : create(first, inner, context)
    return typeof other === 'object' && !Array.isArray(other) ? {...own, ...other} : own
  }
  if (alternative) return create(alternative.schemas[0], inner, context)
  if (types.includes('array') || node.items !== undefined) {
    return inner.length > MAX_DEPTH || budget.values <= 0
      ? []
      : [create(node.items ?? {}, inner, context)]
  }
  return createScalar(node, types)
}

function createObject(
  properties: ReadonlyMap<string, unknown>,
  {required, around}: {required: ReadonlySet<string>; around: readonly string[]},
  context: ExampleContext
): UnknownRecord {
  const entries: [string, unknown][] = []
  if (around.length > MAX_DEPTH) return {}
  for (const [name, property] of properties) {
    if (context.budget.values <= 0 && !required.has(name)) continue
    if (context.budget.values <= -MAX_VALUES) break
    const node = context.resolve(property)?.node ?? {}
    if (context.direction === 'request' && node.readOnly === true) continue
    if (context.direction === 'response' && node.writeOnly === true) continue
    if (node.deprecated === true && !required.has(name)) continue
    entries.push([name, create(property, around, context)])
  }
  return Object.fromEntries(entries)
}

/** Returns the example in a schema, or else its default or its first possible value. */
function findGiven(node: UnknownRecord): unknown {
  const [first] = readList(node.examples)
  const [value] = readList(node.enum)
  return node.example ?? first ?? node.const ?? node.default ?? value
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'PT1H',
  email: 'user@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  'uri-reference': '/path',
  url: 'https://example.com',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  byte: 'dGV4dA==',
  password: 'secret'
}

function createScalar(node: UnknownRecord, types: readonly string[]): unknown {
  const type = types.find((one) => one !== 'null')
  if (type === 'integer' || type === 'number') {
    const least = typeof node.minimum === 'number' ? node.minimum : undefined
    const most = typeof node.maximum === 'number' ? node.maximum : undefined
    return least ?? (most !== undefined && most < 1 ? most : type === 'integer' ? 1 : 1.5)
  }
  if (type === 'boolean') return true
  if (types.length > 0 && type === undefined) return null
  if (type === undefined && node.format === undefined) return {}
  const text = ownValue(FORMATS, readText(node.format)) ?? 'string'
  const least = typeof node.minLength === 'number' ? Math.min(node.minLength, 100) : 0
  return text.padEnd(least, 'x')
}

/**
 * Returns the example for a media type or parameter. If there isn't one, creates it from the
 * schema.
 */
export function findExample(
  holder: UnknownRecord,
  resolve: ReferenceResolver,
  direction: Direction
): unknown {
  if (holder.example !== undefined) return holder.example
  const [first] = Object.values(readRecord(holder.examples))
  const given = resolve(first)?.node
  const value = given?.value ?? given?.dataValue
  if (value !== undefined) return value
  return holder.schema === undefined ? undefined : createExample(holder.schema, resolve, direction)
}
