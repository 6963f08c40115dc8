import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import {findValue, readPointer} from './pointer.js'

/** An object in a description. If it's a component, its name and pointer are included. */
export interface Resolved {
  node: UnknownRecord
  /**
   * Name of the last component that was referenced, such as `Bird` for `#/components/schemas/Bird`.
   */
  name?: string
  /** Pointer of that component. */
  pointer?: string
}

/** Follows references in a description. */
export type ReferenceResolver = (value: unknown) => Resolved | undefined

/** Maximum number of references in a chain. A longer chain is circular. */
const MAX_STEPS = 40

/**
 * Creates a function that follows `$ref`. The function returns `undefined` if the value isn't an
 * object, the target is missing or the references are circular. In OpenAPI 3.1, fields next to
 * `$ref` are kept.
 */
export function createReferenceResolver(document: unknown): ReferenceResolver {
  return (value) => {
    let node = value
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
