import {code, element, escapeHtml} from '../markup/html.js'
import type {DescriptionRenderer} from '../markup/markdown-html.js'
import {fillLabel} from '@lectern/shared/labels/page-labels'
import type {Labels} from './labels.js'
import type {AlternativeOutline, FieldOutline, SchemaOutline} from './schema-outline.js'

/** The labels and functions for rendering fields. */
export interface FieldContext {
  labels: Labels
  describe: DescriptionRenderer
}

/** Maximum number of values to show. Longer lists are collapsed. */
const MAX_VALUES = 12

/** Renders a list of parameters or properties. */
export function renderFields(fields: readonly FieldOutline[], context: FieldContext): string {
  if (fields.length === 0) return ''
  const items = fields.map((field) => renderField(field, context))
  return element('div', {class: 'theme-param-table openapi-fields'}, ...items)
}

/**
 * Renders the properties and alternatives of a schema. Nested objects can be expanded without
 * JavaScript.
 */
export function renderSchema({fields, alternatives}: SchemaOutline, context: FieldContext): string {
  const lists = alternatives.map((list) => renderAlternatives(list, context))
  return renderFields(fields, context) + lists.join('')
}

function renderAlternatives({keyword, items}: AlternativeOutline, context: FieldContext): string {
  const {labels} = context
  const title = keyword === 'oneOf' ? labels.oneOf : labels.anyOf
  return element(
    'div',
    {class: 'openapi-alternatives'},
    element('p', {class: 'openapi-note'}, escapeHtml(title)),
    renderFields(items, context)
  )
}

function renderField(field: FieldOutline, context: FieldContext): string {
  const {labels, describe} = context
  return element(
    'div',
    {class: 'theme-api-field', id: field.id},
    renderHead(field, labels),
    describe(field.description, 4),
    renderFacts(field, labels),
    renderContent(field, context)
  )
}

function renderHead(field: FieldOutline, labels: Labels): string {
  const {name, type, href, id, access} = field
  const badge = (kind: string, text: string) =>
    ` ${element('span', {class: `badge ${kind}`.trim()}, escapeHtml(text))}`
  return element(
    'p',
    {class: 'theme-api-field-head'},
    // The name links to the field. A separate link would double the HTML of a small field.
    element(
      'a',
      {href: `#${encodeURIComponent(id)}`},
      element('code', {class: field.isDeprecated && 'theme-api-field-old'}, escapeHtml(name))
    ),
    ' ',
    element(
      'span',
      {class: 'theme-api-field-type'},
      href === undefined ? escapeHtml(type) : element('a', {href}, escapeHtml(type))
    ),
    field.isRequired ? badge('theme-badge--danger', labels.required) : '',
    field.isDeprecated ? badge('theme-badge--warning', labels.deprecated) : '',
    access === undefined ? '' : badge('', access)
  )
}

function renderFacts(field: FieldOutline, labels: Labels): string {
  const {facts, value, example, values} = field
  const words = [
    ...facts.map((fact) => code(fact)),
    ...(value === undefined ? [] : [`${escapeHtml(labels.default)} ${code(value)}`]),
    ...(example === undefined ? [] : [`${escapeHtml(labels.example)} ${code(example)}`])
  ]
  const line = words.length > 0 ? element('p', {class: 'openapi-facts'}, words.join(' · ')) : ''
  return line + renderValues(values, labels)
}

function renderValues(values: readonly string[], labels: Labels): string {
  if (values.length === 0) return ''
  const shown = values.slice(0, MAX_VALUES).map(code).join(' ')
  const line = element('p', {class: 'openapi-facts'}, `${escapeHtml(labels.values)}: ${shown}`)
  const others = values.slice(MAX_VALUES)
  if (others.length === 0) return line
  const summary = element('summary', {}, fillLabel(labels.moreValues, {count: others.length}))
  return (
    line +
    element('details', {class: 'openapi-more'}, summary, `<p>${others.map(code).join(' ')}</p>`)
  )
}

function renderContent({content, name, type}: FieldOutline, context: FieldContext): string {
  if (!content) return ''
  const of = type.replace(/^(?:array of )+/, '')
  const label = of === 'object' || of === 'any' ? name : of
  return element(
    'details',
    {class: 'openapi-more'},
    element('summary', {}, escapeHtml(fillLabel(context.labels.fieldsOf, {name: label}))),
    renderSchema(content, context)
  )
}
