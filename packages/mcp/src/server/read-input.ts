import {RequestError} from '../site/site-pages.js'
import type {Tool, ToolInput} from '../tools/tool.js'

/** Maximum length of a string in the input. */
const MAX_TEXT = 2000

/**
 * Checks the input of a tool against its schema.
 *
 * @throws RequestError with the first problem.
 */
export function readInput({name, inputSchema}: Tool, given: unknown): ToolInput {
  const values = new Map<string, unknown>(Object.entries(given ?? {}))
  for (const field of inputSchema.required ?? []) {
    if (!values.has(field)) throw new RequestError(`${name} needs ${field}.`)
  }
  return Object.fromEntries(
    [...values].map(([field, value]) => {
      const schema = Object.hasOwn(inputSchema.properties, field)
        ? inputSchema.properties[field]
        : undefined
      if (!schema) throw new RequestError(`${name} has no input ${field}.`)
      return [field, readValue(`${name}: ${field}`, schema, value)]
    })
  )
}

function readValue(label: string, schema: object, value: unknown): string | number {
  if ('type' in schema && schema.type === 'string') {
    if (typeof value === 'string' && value.length <= MAX_TEXT) return value
    throw new RequestError(`${label} has to be a text of at most ${MAX_TEXT} characters.`)
  }
  const minimum = 'minimum' in schema ? Number(schema.minimum) : 0
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum) return value
  throw new RequestError(`${label} has to be a whole number of at least ${minimum}.`)
}
