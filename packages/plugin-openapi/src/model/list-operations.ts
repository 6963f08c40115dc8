import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {ReferenceResolver} from '../document/reference-resolver.js'
import {isHidden, readList, readRecord, readText, readTexts} from './read-fields.js'
import type {Operation} from './reference.js'
import {createUniqueNames, slugifyName} from '@lectern/shared/url/unique-names'

/** Fields of a Path Item Object that contain an operation (OpenAPI 3.2 §4.8). */
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

interface Operations {
  operations: readonly Operation[]
  /** URL slugs that several operations would share. */
  clashes: readonly string[]
}

/** Lists the operations and webhooks in a description, except hidden ones. */
export function listOperations(document: UnknownRecord, resolve: ReferenceResolver): Operations {
  const slugs = createUniqueNames()
  const ids = createUniqueNames()
  const operations: Operation[] = []
  const addAll = (kind: Operation['kind'], items: unknown) => {
    for (const [path, value] of Object.entries(readRecord(items))) {
      const item = resolve(value)?.node
      if (!item || isHidden(item) || path.startsWith('x-')) continue
      for (const [method, node] of listMethods(item)) {
        if (isHidden(node)) continue
        const given = readText(node.operationId)
        const name = given || `${method} ${path}`
        operations.push({
          kind,
          method,
          path,
          id: ids.claim(name),
          title: readText(node.summary).trim() || given || `${method.toUpperCase()} ${path}`,
          description: readText(node.description) || readText(item.description),
          tags: readTexts(node.tags),
          isDeprecated: node.deprecated === true,
          slug: slugs.claim(slugifyName(name)),
          order: typeof node['x-order'] === 'number' ? node['x-order'] : 0,
          node,
          parameters: listParameters(item, node, resolve)
        })
      }
    }
  }
  addAll('operation', document.paths)
  addAll('webhook', document.webhooks ?? document['x-webhooks'])
  return {operations, clashes: slugs.clashes}
}

function listMethods(item: UnknownRecord): [string, UnknownRecord][] {
  const own = METHODS.map((method) => [method, item[method]] as const)
  const additional = Object.entries(readRecord(item.additionalOperations))
  return [...own, ...additional].flatMap(([method, node]) =>
    isRecord(node) ? [[method.toLowerCase(), node]] : []
  )
}

/**
 * Lists the parameters of an operation. They override the path's parameters with the same name and
 * location.
 */
function listParameters(
  item: UnknownRecord,
  node: UnknownRecord,
  resolve: ReferenceResolver
): UnknownRecord[] {
  const found = new Map<string, UnknownRecord>()
  for (const value of [...readList(item.parameters), ...readList(node.parameters)]) {
    const parameter = resolve(value)?.node
    if (!parameter || isHidden(parameter)) continue
    found.set(`${readText(parameter.in)} ${readText(parameter.name)}`, parameter)
  }
  return [...found.values()]
}
