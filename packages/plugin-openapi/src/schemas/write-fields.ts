import {fillLabel} from '@lectern/shared/labels/page-labels'
import type {Labels} from './labels.js'
import type {FieldOutline, SchemaOutline} from './schema-outline.js'

/**
 * Maximum number of values to list. Longer lists are truncated, because readers of Markdown rarely
 * need all values.
 */
const MAX_VALUES = 100

/** Writes parameters or properties as a nested Markdown list. */
export function writeFields(fields: readonly FieldOutline[], labels: Labels, indent = ''): string {
  return fields.map((field) => writeField(field, labels, indent)).join('\n')
}

/** Writes the properties and alternatives of a schema as a nested Markdown list. */
export function writeSchema(
  {fields, alternatives}: SchemaOutline,
  labels: Labels,
  indent = ''
): string {
  const lists = alternatives.map(({keyword, items}) => {
    const title = keyword === 'oneOf' ? labels.oneOf : labels.anyOf
    return `${indent}- ${title}:\n${writeFields(items, labels, `${indent}  `)}`
  })
  return [writeFields(fields, labels, indent), ...lists].filter(Boolean).join('\n')
}

function writeField(field: FieldOutline, labels: Labels, indent: string): string {
  const {name, type, values, content} = field
  const head = [
    quote(name),
    quote(type),
    ...(field.isRequired ? [labels.required] : []),
    ...(field.isDeprecated ? [labels.deprecated] : []),
    ...(field.access === undefined ? [] : [field.access])
  ]
  const facts = writeFacts(field, labels)
  const shown = values.slice(0, MAX_VALUES).map(quote).join(' ')
  const more =
    values.length > MAX_VALUES
      ? ` ${fillLabel(labels.moreValues, {count: values.length - MAX_VALUES})}`
      : ''
  const parts = [
    head.join(' '),
    ...(facts === '' ? [] : [facts]),
    ...(shown === '' ? [] : [`${labels.values}: ${shown}${more}`]),
    ...(field.description.trim() === '' ? [] : [indentText(field.description, `${indent}  `)])
  ]
  const line = `${indent}- ${parts.join(`\n${indent}  `)}`
  return content ? `${line}\n${writeSchema(content, labels, `${indent}  `)}` : line
}

/** Formats the constraints, default and example of a field. */
function writeFacts({facts, value, example}: FieldOutline, labels: Labels): string {
  return [
    ...facts.map(quote),
    ...(value === undefined ? [] : [`${labels.default} ${quote(value)}`]),
    ...(example === undefined ? [] : [`${labels.example} ${quote(example)}`])
  ].join(' · ')
}

function indentText(text: string, indent: string): string {
  return text.trim().replace(/\n/g, `\n${indent}`)
}

/** Formats text as inline code, even if it contains backticks. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  const longest = longestBackticks(line)
  const fence = '`'.repeat(longest + 1)
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`
}

/**
 * Returns the length of the longest run of backticks in a text. A fence around it must be longer.
 */
export function longestBackticks(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}

/** Escapes characters that have a meaning in Markdown or HTML. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}
