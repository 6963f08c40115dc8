import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {createPointer} from '../document/pointer.js'
import type {ReferenceResolver} from '../document/reference-resolver.js'
import {listOperations} from './list-operations.js'
import {isHidden, readList, readRecord, readText, readTexts} from './read-fields.js'
import type {NamedSchema, Operation, Reference, Server, TagGroup} from './reference.js'
import {createUniqueNames, slugifyName} from '@lectern/shared/url/unique-names'

/** Title of the group for operations without a tag, if there are operations with tags. */
const UNTAGGED = 'Other'

/** Title of the group for all operations, if none has a tag. */
const ALL = 'Operations'

/** Title of the group for webhooks without a tag. */
const WEBHOOKS = 'Webhooks'

/** A reference, and the URL slugs that several of its pages would share. */
export interface CreatedReference {
  reference: Reference
  clashes: readonly string[]
}

/**
 * Arranges a description in page order: tag groups, then tags with their operations, then schemas.
 */
export function createReference(
  document: UnknownRecord,
  resolve: ReferenceResolver
): CreatedReference {
  const info = readRecord(document.info)
  const {operations, clashes} = listOperations(document, resolve)
  const tags = groupByTag(operations, document)
  const schemas = listSchemas(document, resolve)
  return {
    reference: {
      title: readText(info.title).trim() || 'API',
      version: readText(info.version),
      description: readText(info.description) || readText(info.summary),
      servers: listServers(document.servers),
      tags: tags.groups,
      schemas: schemas.schemas,
      document
    },
    clashes: [...clashes, ...tags.clashes, ...schemas.clashes]
  }
}

function groupByTag(operations: readonly Operation[], document: UnknownRecord) {
  const declared = readList(document.tags).map(readRecord)
  const details = new Map(declared.map((tag) => [readText(tag.name), tag]))
  const groupOf = findGroups(document, declared)
  const byName = new Map<string, Operation[]>()
  for (const name of [...groupOf.keys(), ...details.keys()]) byName.set(name, [])
  const untagged = operations.some(({tags}) => tags.length > 0) ? UNTAGGED : ALL
  for (const operation of operations) {
    const [name = operation.kind === 'webhook' ? WEBHOOKS : untagged] = operation.tags
    const list = byName.get(name)
    if (list) list.push(operation)
    else byName.set(name, [operation])
  }
  const slugs = createUniqueNames()
  const groups = [...byName].flatMap(([name, list]): TagGroup[] => {
    const tag = details.get(name) ?? {}
    if (list.length === 0 || isHidden(tag)) return []
    const group = groupOf.get(name)
    return [
      {
        name,
        title: readText(tag['x-displayName']) || readText(tag.summary) || name,
        description: readText(tag.description),
        slug: slugs.claim(slugifyName(name)),
        ...(group !== undefined && {group}),
        operations: [...list].sort((left, right) => left.order - right.order)
      }
    ]
  })
  return {groups, clashes: slugs.clashes}
}

/**
 * Finds the group of each tag. Groups are defined by `x-tagGroups`, or by `parent` in OpenAPI 3.2.
 */
function findGroups(
  document: UnknownRecord,
  declared: readonly UnknownRecord[]
): ReadonlyMap<string, string> {
  const groups = new Map<string, string>()
  for (const group of readList(document['x-tagGroups']).map(readRecord)) {
    for (const tag of readTexts(group.tags)) groups.set(tag, readText(group.name))
  }
  for (const {name, parent} of declared) {
    if (typeof name === 'string' && typeof parent === 'string' && !groups.has(name))
      groups.set(name, parent)
  }
  return groups
}

function listSchemas(document: UnknownRecord, resolve: ReferenceResolver) {
  const slugs = createUniqueNames()
  const found = Object.entries(readRecord(readRecord(document.components).schemas))
  const schemas = found.flatMap(([name, node]): NamedSchema[] => {
    const resolved = resolve(node)?.node
    if (resolved && isHidden(resolved)) return []
    return [
      {
        name,
        slug: slugs.claim(slugifyName(name)),
        title: readText(resolved?.title) || name,
        pointer: `#${createPointer('components', 'schemas', name)}`,
        node
      }
    ]
  })
  return {schemas, clashes: slugs.clashes}
}

/** Reads the servers of a description or an operation. */
export function listServers(value: unknown): Server[] {
  return readList(value).flatMap((item) => {
    const {url, description, variables} = readRecord(item)
    if (typeof url !== 'string') return []
    const named = Object.entries(readRecord(variables)).map(([name, variable]) => {
      const {default: value, enum: values, description: about} = readRecord(variable)
      return {
        name,
        value: String(value ?? ''),
        values: readTexts(values),
        description: readText(about)
      }
    })
    return [{url, description: readText(description), variables: named}]
  })
}
