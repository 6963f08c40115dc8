import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import {findValue, readPointer} from './pointer.js'

/** An object in a description, with the name and pointer of the component it came from, if any. */
export interface Resolved {
  node: UnknownRecord
  /**
   * Name of the last component in the chain of references, such as `Bird` for
   * `#/components/schemas/Bird`.
   */
  name?: string
  /** Pointer to that component. */
  pointer?: string
}

/** Follows the references of a value to the object they point to. */
export type ReferenceResolver = (value: unknown) => Resolved | undefined

/** Maximum number of references in a chain. A longer chain must be circular. */
const MAX_STEPS = 40

/**
 * Creates a function that follows `$ref`. It returns `undefined` if the value isn't an object, the
 * target is missing, or the references are circular. Fields next to `$ref` are kept, as in OpenAPI
 * 3.1.
 */
export function createReferenceResolver(document: unknown): ReferenceResolver {
  const known = new Map<string, Resolved | undefined>()
  return (value) => {
    if (!isRecord(value)) return undefined
    const pointer = value.$ref
    if (typeof pointer !== 'string') return {node: value}
    // Most references have no fields next to `$ref`, and thousands of them are the same.
    if (Object.keys(value).length > 1) return follow(value)
    if (!known.has(pointer)) known.set(pointer, follow(value))
    return known.get(pointer)
  }

  function follow(value: UnknownRecord): Resolved | undefined {
    let node: unknown = value
    let found: Pick<Resolved, 'name' | 'pointer'> = {}
    let beside: UnknownRecord = {}
    for (let step = 0; step < MAX_STEPS; step++) {
      if (!isRecord(node)) return undefined
      const {$ref, ...fields} = node
      if (typeof $ref !== 'string') return {node: {...node, ...beside}, ...found}
      if (!$ref.startsWith('#')) return undefined
      beside = {...fields, ...beside}
      found = {name: readPointer($ref).at(-1), pointer: $ref}
      node = findValue(document, $ref)
    }
    return undefined
  }
}
