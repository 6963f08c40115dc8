import type {ReferenceResolver} from '../document/reference-resolver.js'
import {isHidden, readText} from '../model/read-fields.js'
import type {UniqueNames} from '@lectern/shared/url/unique-names'
import {describeType, listTypes} from './describe-type.js'
import {type Alternatives, flattenSchema} from './flatten-schema.js'
import {listFacts, listValues, writeValue} from './schema-facts.js'
import type {AlternativeOutline, FieldOutline, SchemaOutline} from './schema-outline.js'

/**
 * Whether a value is sent or received. Read-only properties are left out of requests, write-only
 * ones out of responses.
 */
export type Direction = 'request' | 'response' | 'both'

/** State of the page that schemas are outlined for. */
export interface OutlineContext {
  resolve: ReferenceResolver
  ids: UniqueNames
  direction: Direction
  /** Returns the URL of a named schema's page, given a pointer to the schema. */
  findPage(pointer: string): string | undefined
  /** Number of fields from named schemas that can still be added to the page. */
  budget: {fields: number}
  /** Total number of fields that can still be added to the page. */
  total: {fields: number}
  /** Named schemas that the page already shows. Maps their pointers to fragments. */
  shown: Map<string, string>
}

interface Place {
  /** Prefix for the IDs of nested fields. */
  id: string
  depth: number
  /** Pointers to the named schemas around the field. */
  around: readonly string[]
}

/** Maximum depth of fields on a page. Anything deeper is left out. */
const MAX_DEPTH = 12

/**
 * Maximum number of fields of a named schema to show on other pages. Larger schemas are only shown
 * on their own page, which keeps other pages small.
 */
const MAX_OWN = 25

/** The same maximum if the fields of nested objects without a name are included. */
const MAX_NESTED = 40

/** Maximum number of named schemas to nest on a page. */
const MAX_NAMED = 2

/** Outlines a field and its content. */
export function outlineField(
  field: {name: string; schema: unknown; isRequired?: boolean; description?: string},
  place: Place,
  context: OutlineContext
): FieldOutline {
  const {resolve} = context
  context.total.fields -= 1
  const {text, pointer} = describeType(field.schema, resolve)
  const own = resolve(field.schema)?.node ?? {}
  const id = context.ids.claim(place.id)
  const {node} = flattenSchema(field.schema, resolve)
  const access =
    node.readOnly === true ? 'read-only' : node.writeOnly === true ? 'write-only' : undefined
  const page = pointer === undefined ? undefined : context.findPage(pointer)
  const inner = outlineInner(field.schema, {...place, id}, context, pointer)
  const href = inner.href ?? page
  return {
    id,
    name: field.name,
    type: text,
    ...(href !== undefined && {href}),
    ...(field.isRequired && {isRequired: true}),
    ...(node.deprecated === true && {isDeprecated: true}),
    ...(access !== undefined && {access}),
    description: field.description || readText(own.description) || readText(node.description),
    facts: listFacts(node),
    values: listValues(itemsOf(node) ?? node),
    ...(node.default !== undefined && {value: writeValue(node.default)}),
    ...(node.example !== undefined && {example: writeValue(node.example)}),
    ...(inner.content && {content: inner.content})
  }

  function itemsOf(schema: typeof node): typeof node | undefined {
    return schema.items === undefined ? undefined : flattenSchema(schema.items, resolve).node
  }
}

/**
 * Outlines the content of a field. On each page, the content of a named schema is shown only once,
 * and later fields link to it.
 */
function outlineInner(
  schema: unknown,
  place: Place,
  context: OutlineContext,
  pointer: string | undefined
): {content?: SchemaOutline; href?: string} {
  if (pointer === undefined) {
    const content = outlineSchema(schema, place, context)
    return content ? {content} : {}
  }
  const known = context.shown.get(pointer)
  if (known !== undefined) return {href: `#${known}`}
  const page = context.findPage(pointer)
  if (page !== undefined && isLarge(schema, place, context)) return {href: page}
  context.shown.set(pointer, place.id)
  const around = [...place.around, pointer]
  const content = outlineSchema(schema, {...place, around}, context)
  if (content) return {content}
  context.shown.delete(pointer)
  return {}
}

/** Tests whether a named schema is too large or nested too deeply to be shown on other pages. */
export function isLarge(
  schema: unknown,
  {around}: Pick<Place, 'around'>,
  {budget, resolve}: Pick<OutlineContext, 'budget' | 'resolve'>
): boolean {
  if (around.length >= MAX_NAMED || budget.fields <= 0) return true
  const {properties, alternatives, node} = flattenSchema(schema, resolve)
  const options = alternatives.reduce((sum, {schemas}) => sum + schemas.length, 0)
  if (properties.size + options > MAX_OWN) return true
  if (countFields(schema, resolve, MAX_NESTED + 1) > MAX_NESTED) return true
  return (
    properties.size === 0 &&
    node.items !== undefined &&
    isLarge(node.items, {around: [...around, '']}, {budget, resolve})
  )
}

/**
 * Counts the fields and alternatives of a schema and of all nested schemas without a name. Stops at
 * `maximum`.
 */
function countFields(schema: unknown, resolve: ReferenceResolver, maximum: number): number {
  const {properties, alternatives, node} = flattenSchema(schema, resolve)
  const inner = [...properties.values(), ...alternatives.flatMap(({schemas}) => schemas)]
  const items = node.items === undefined ? [] : [node.items]
  let count = inner.length
  for (const part of [...inner, ...items]) {
    if (count >= maximum) return maximum
    if (resolve(part)?.pointer === undefined) count += countFields(part, resolve, maximum - count)
  }
  return count
}

/** Outlines the properties and alternatives of a schema. Returns `undefined` if it has neither. */
export function outlineSchema(
  schema: unknown,
  place: Place,
  context: OutlineContext
): SchemaOutline | undefined {
  if (place.depth > MAX_DEPTH || context.total.fields <= 0) return undefined
  const flat = flattenSchema(schema, context.resolve)
  const {items} = flat.node
  const isPlain = flat.properties.size === 0 && flat.alternatives.length === 0
  if (items !== undefined && isPlain)
    return outlineSchema(items, {...place, depth: place.depth + 1}, context)
  const deeper = {...place, depth: place.depth + 1}
  const fields = [...flat.properties].flatMap(([name, property]) =>
    isOmitted(property, context)
      ? []
      : [outlineProperty(name, property, {required: flat.required, place: deeper}, context)]
  )
  const more = outlineMore(flat.node, deeper, context)
  const alternatives = flat.alternatives.map((list) => outlineAlternatives(list, deeper, context))
  if (fields.length + more.length + alternatives.length === 0) return undefined
  return {fields: [...fields, ...more], alternatives}
}

function outlineProperty(
  name: string,
  schema: unknown,
  {required, place}: {required: ReadonlySet<string>; place: Place},
  context: OutlineContext
): FieldOutline {
  if (place.around.length > 0) context.budget.fields -= 1
  const id = `${place.id}.${toFragment(name)}`
  return outlineField({name, schema, isRequired: required.has(name)}, {...place, id}, context)
}

/** Outlines additional properties, which don't have a fixed name. */
function outlineMore(
  {additionalProperties: schema}: ReturnType<typeof flattenSchema>['node'],
  place: Place,
  context: OutlineContext
): FieldOutline[] {
  if (typeof schema !== 'object' || schema === null || Object.keys(schema).length === 0) return []
  return [outlineField({name: '[key]', schema}, {...place, id: `${place.id}.key`}, context)]
}

function outlineAlternatives(
  {keyword, schemas, discriminator}: Alternatives,
  place: Place,
  context: OutlineContext
): AlternativeOutline {
  const items = schemas.map((schema, index): FieldOutline => {
    const found = context.resolve(schema)
    const {text, name} = describeType(schema, context.resolve)
    const title = readText(found?.node.title) || name || text
    const id = `${place.id}.${toFragment(name ?? String(index + 1))}`
    const field = outlineField({name: title, schema}, {...place, id}, context)
    const value = discriminator && found?.name && findMapped(discriminator.mapping, found.name)
    if (!value || !discriminator) return field
    return {...field, facts: [`${discriminator.property} = ${value}`, ...field.facts]}
  })
  return {keyword, items}
}

/**
 * Returns the discriminator value for a schema. If the mapping doesn't contain the schema, returns
 * its name.
 */
function findMapped(mapping: Readonly<Record<string, unknown>>, name: string): string {
  const mapped = Object.entries(mapping).find(
    ([, target]) => target === name || (typeof target === 'string' && target.endsWith(`/${name}`))
  )
  return mapped?.[0] ?? name
}

function isOmitted(schema: unknown, {resolve, direction}: OutlineContext): boolean {
  const node = resolve(schema)?.node
  if (!node) return false
  if (isHidden(node)) return true
  if (direction === 'request') return node.readOnly === true && !listTypes(node).includes('null')
  return direction === 'response' && node.writeOnly === true
}

/** Converts a name to a part of a URL fragment. */
export function toFragment(name: string): string {
  return name.replace(/[^\p{L}\p{N}_-]+/gu, '-').slice(0, 80) || '-'
}
