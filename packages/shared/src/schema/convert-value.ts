import {isRecord} from '../text/unknown-record.js'
import type {Schema} from './schema-type.js'

/**
 * Checks a value with a schema. If it's invalid and convertible, numbers are converted to strings,
 * or strings to numbers and booleans, as Docusaurus does with YAML: `title: 2024`, `draft: 'true'`.
 */
export function parseConvertible<Output>(
  schema: Schema<Output>,
  value: unknown,
  isConvertible = false
): ReturnType<Schema<Output>['safeParse']> {
  const result = schema.safeParse(value)
  if (result.success || !isConvertible) return result
  const converted = schema.safeParse(mapScalars(value, toText))
  if (converted.success) return converted
  const read = schema.safeParse(mapScalars(value, readScalar))
  return read.success ? read : result
}

function mapScalars(value: unknown, convert: (scalar: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapScalars(item, convert))
  if (!isRecord(value)) return convert(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapScalars(item, convert)])
  )
}

function toText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

function readScalar(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim().toLowerCase()
  if (text === 'true' || text === 'false') return text === 'true'
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : value
}
