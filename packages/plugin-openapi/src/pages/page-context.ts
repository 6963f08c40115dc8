import type {ReferenceResolver} from '../document/reference-resolver.js'
import type {Operation, Reference} from '../model/reference.js'
import type {SecurityScheme} from '../model/security.js'
import {createUniqueNames} from '../model/unique-names.js'
import type {Labels} from '../schemas/labels.js'
import type {Direction, OutlineContext} from '../schemas/outline-schema.js'

/** Shared input of a reference's pages. */
export interface PageContext {
  reference: Reference
  resolve: ReferenceResolver
  schemes: readonly SecurityScheme[]
  labels: Labels
  /** Names of samples: `shell/curl`. */
  samples: readonly string[]
  /** URLs of pages and of sections on them. */
  urls: PageUrls
}

/** URLs of a reference's pages, with the base URL. */
export interface PageUrls {
  overview: string
  /** The URL of a path that is relative to the site, such as `/docs`. */
  site(path: string): string
  operation(operation: Operation): string
  /** The URL in plain Markdown, see `sitePath`. */
  markdown(operation: Operation): string
  /** `undefined` if schemas have no pages. */
  schema(pointer: string): string | undefined
}

/** Maximum number of fields in named schemas, so that pages don't grow with the reference. */
const MAX_FIELDS = 40

/** Creates the functions that outline the schemas of a page. */
export function createOutlines({
  resolve,
  urls
}: PageContext): (direction: Direction) => OutlineContext {
  const page = {
    ids: createUniqueNames(),
    budget: {fields: MAX_FIELDS},
    shown: new Map<string, string>(),
    total: {fields: MAX_TOTAL}
  }
  return (direction) => ({resolve, direction, findPage: (pointer) => urls.schema(pointer), ...page})
}

/** Maximum number of fields on a page, for schemas that expand exponentially. */
const MAX_TOTAL = 20_000
