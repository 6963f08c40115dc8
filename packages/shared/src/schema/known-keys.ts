import {isRecord} from '../text/unknown-record.js'
import {valueAt} from './value-at.js'

/** The definition of a zod schema, as far as it's needed to find the schemas inside it. */
interface Definition {
  shape?: Readonly<Record<string, unknown>>
  /** Members of a union. */
  options?: readonly unknown[]
  /** Schema of list items. */
  element?: unknown
  /** Schema of a record's values. */
  valueType?: unknown
  /** Schema inside a wrapper such as `optional`. */
  innerType?: unknown
  /** Schemas before and after a transformation. */
  in?: unknown
  out?: unknown
  values?: readonly unknown[]
}

/**
 * Lists the keys of the objects that a schema accepts at a path, such as `['versions', 'current']`.
 * If a union has an object for each `type`, only the object that matches the value counts.
 */
export function listKnownKeys(
  schema: unknown,
  path: readonly PropertyKey[],
  value: unknown
): string[] {
  let found = openWrappers(schema)
  path.forEach((key, index) => {
    const parent = valueAt(value, path.slice(0, index))
    found = chooseObjects(found, parent).flatMap((one) => openWrappers(childOf(one, key)))
  })
  const shapes = chooseObjects(found, valueAt(value, path)).map((one) => definitionOf(one).shape)
  return [...new Set(shapes.flatMap((shape) => Object.keys(shape ?? {})))]
}

/** Returns the schemas without wrappers, and each member of a union. */
function openWrappers(schema: unknown): unknown[] {
  const {options, innerType, in: before, out: after} = definitionOf(schema)
  const inner = [...(options ?? []), innerType, before, after].filter((one) => one !== undefined)
  return inner.length > 0 ? inner.flatMap(openWrappers) : [schema]
}

function definitionOf(schema: unknown): Definition {
  return isRecord(schema) && isRecord(schema.def) ? (schema.def as Definition) : {}
}

/** Leaves out objects whose constant fields, such as `type`, differ from the value's fields. */
function chooseObjects(schemas: readonly unknown[], value: unknown): readonly unknown[] {
  if (!isRecord(value)) return schemas
  const matching = schemas.filter((schema) =>
    Object.entries(definitionOf(schema).shape ?? {}).every(([key, field]) => {
      const {values} = definitionOf(field)
      return values === undefined || values.includes(value[key])
    })
  )
  return matching.length > 0 ? matching : schemas
}

function childOf(schema: unknown, key: PropertyKey): unknown {
  const {shape, element, valueType} = definitionOf(schema)
  const field = shape && Object.hasOwn(shape, key) ? shape[String(key)] : undefined
  return field ?? element ?? valueType
}
