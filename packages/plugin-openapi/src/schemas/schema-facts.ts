import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {readList} from '../model/read-fields.js'

/** Maximum length of a value. Longer ones are truncated. */
const MAX_LENGTH = 300

/** Formats a value, such as a default. Strings stay as they are, everything else is JSON. */
export function writeValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** Describes the constraints of a schema, such as `≥ 1`. */
export function listFacts(node: UnknownRecord): string[] {
  const facts: string[] = []
  const add = (name: string, write: (value: string) => string) => {
    const value = node[name]
    if (typeof value === 'number' || typeof value === 'string') facts.push(write(writeValue(value)))
  }
  const isOpen = (name: string) => node[name] === true
  add('minimum', (value) => `${isOpen('exclusiveMinimum') ? '>' : '≥'} ${value}`)
  add('maximum', (value) => `${isOpen('exclusiveMaximum') ? '<' : '≤'} ${value}`)
  add('exclusiveMinimum', (value) => `> ${value}`)
  add('exclusiveMaximum', (value) => `< ${value}`)
  add('multipleOf', (value) => `multiple of ${value}`)
  add('minLength', (value) => `length ≥ ${value}`)
  add('maxLength', (value) => `length ≤ ${value}`)
  add('minItems', (value) => `items ≥ ${value}`)
  add('maxItems', (value) => `items ≤ ${value}`)
  add('minProperties', (value) => `properties ≥ ${value}`)
  add('maxProperties', (value) => `properties ≤ ${value}`)
  add('pattern', (value) => `pattern ${value}`)
  add('contentMediaType', (value) => `content ${value}`)
  if (node.uniqueItems === true) facts.push('unique items')
  return facts
}

/** Lists the allowed values of a schema. */
export function listValues(node: UnknownRecord): string[] {
  if (node.const !== undefined) return [writeValue(node.const)]
  return readList(node.enum).map(writeValue)
}
