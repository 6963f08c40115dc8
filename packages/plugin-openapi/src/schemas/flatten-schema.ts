import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {ReferenceResolver} from '../document/reference-resolver.js'
import {readList, readRecord, readTexts} from '../model/read-fields.js'

/** A schema with its references and `allOf` merged. */
export interface FlatSchema {
  /** Fields of the schema, without properties and alternatives. */
  node: UnknownRecord
  /** Properties by name, in order. */
  properties: ReadonlyMap<string, unknown>
  required: ReadonlySet<string>
  /** Alternatives from `oneOf` and `anyOf`. */
  alternatives: readonly Alternatives[]
}

/** Alternative schemas. */
export interface Alternatives {
  keyword: 'oneOf' | 'anyOf'
  schemas: readonly unknown[]
  /** Property that selects an alternative, and the schema for each of its values. */
  discriminator?: {property: string; mapping: UnknownRecord}
}

/** Maximum number of parts to merge. Protects against malicious schemas. */
const MAX_PARTS = 500

/**
 * Merges the references and `allOf` of a schema. A part that contains itself is only merged once.
 */
export function flattenSchema(schema: unknown, resolve: ReferenceResolver): FlatSchema {
  const found = resolve(schema)
  return found && isScalar(found.node) ? {...EMPTY, node: found.node} : mergeParts(schema, resolve)
}

/** Tests whether there's nothing to merge. Most schemas are strings or numbers. */
function isScalar({allOf, oneOf, anyOf, properties, required}: UnknownRecord): boolean {
  return (allOf ?? oneOf ?? anyOf ?? properties ?? required) === undefined
}

const EMPTY: Pick<FlatSchema, 'properties' | 'required' | 'alternatives'> = Object.freeze({
  properties: new Map<string, unknown>(),
  required: new Set<string>(),
  alternatives: []
})

function mergeParts(schema: unknown, resolve: ReferenceResolver): FlatSchema {
  const properties = new Map<string, unknown>()
  const required = new Set<string>()
  const alternatives: Alternatives[] = []
  const seen = new Set<unknown>()
  let node: UnknownRecord = {}
  const merge = (value: unknown): void => {
    const found = resolve(value)
    const key = found?.pointer ?? value
    if (!found || seen.has(key) || seen.size > MAX_PARTS) return
    seen.add(key)
    const {allOf, oneOf, anyOf, properties: own, required: names, ...rest} = found.node
    node = {...rest, ...node}
    for (const part of readList(allOf)) merge(part)
    for (const [name, property] of Object.entries(readRecord(own))) properties.set(name, property)
    for (const name of readTexts(names)) required.add(name)
    const discriminator = readDiscriminator(found.node)
    const add = (keyword: Alternatives['keyword'], list: unknown) => {
      const schemas = readList(list)
      if (schemas.length > 0)
        alternatives.push({keyword, schemas, ...(discriminator && {discriminator})})
    }
    add('oneOf', oneOf)
    add('anyOf', anyOf)
  }
  merge(schema)
  return {node, properties, required, alternatives}
}

function readDiscriminator({discriminator}: UnknownRecord): Alternatives['discriminator'] {
  if (!isRecord(discriminator)) return undefined
  const {propertyName, mapping} = discriminator
  if (typeof propertyName !== 'string') return undefined
  return {property: propertyName, mapping: readRecord(mapping)}
}
