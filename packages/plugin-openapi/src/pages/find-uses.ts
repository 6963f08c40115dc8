import {findValue} from '../document/pointer.js'
import type {Operation, Reference} from '../model/reference.js'

/**
 * Finds the operations that use each named schema, either directly or through a shared response or
 * parameter.
 */
export function findUses({tags, document}: Reference): ReadonlyMap<string, readonly Operation[]> {
  const uses = new Map<string, Operation[]>()
  const shared = new Map<string, ReadonlySet<string>>()
  for (const {operations} of tags) {
    for (const operation of operations) {
      const pointers = new Set<string>()
      collect([operation.node, operation.parameters], pointers, {document, shared})
      for (const pointer of pointers) {
        const list = uses.get(pointer)
        if (list) list.push(operation)
        else uses.set(pointer, [operation])
      }
    }
  }
  return uses
}

interface Shared {
  document: Reference['document']
  /** Schemas that each shared component refers to. Keys are pointers to the components. */
  shared: Map<string, ReadonlySet<string>>
}

/** Collects the schemas that a value refers to, either directly or through other components. */
function collect(value: unknown, pointers: Set<string>, context: Shared): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (key !== '$ref' || typeof item !== 'string') collect(item, pointers, context)
    else if (item.startsWith(SCHEMAS)) pointers.add(item)
    else for (const pointer of findShared(item, context)) pointers.add(pointer)
  }
}

const SCHEMAS = '#/components/schemas/'

function findShared(pointer: string, context: Shared): ReadonlySet<string> {
  const known = context.shared.get(pointer)
  if (known) return known
  const found = new Set<string>()
  context.shared.set(pointer, found)
  collect(findValue(context.document, pointer), found, context)
  return found
}
