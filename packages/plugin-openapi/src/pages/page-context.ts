import type {ReferenceResolver} from '../document/reference-resolver.js'
import type {Operation, Reference} from '../model/reference.js'
import type {SecurityScheme} from '../model/security.js'
import {createUniqueNames} from '@lectern/shared/url/unique-names'
import type {Direction, OutlineContext} from '../schemas/outline-schema.js'
import type {FieldContext} from '../schemas/render-fields.js'

/** Data that all pages of a reference need. */
export interface PageContext extends FieldContext {
  reference: Reference
  resolve: ReferenceResolver
  schemes: readonly SecurityScheme[]
  /** Names of code samples, such as `shell/curl`. */
  samples: readonly string[]
  /** URLs of pages and their sections. */
  urls: PageUrls
}

/** Functions that return the URLs of pages. URLs include the base URL. */
export interface PageUrls {
  overview: string
  /** Returns the URL of a path that's relative to the site, such as `/docs`. */
  site(path: string): string
  operation(operation: Operation): string
  /** Returns the URL to use in Markdown copies of the page (see `sitePath`). */
  markdown(operation: Operation): string
  /** Returns the URL of a schema's page, or `undefined` if schemas don't have pages. */
  schema(pointer: string): string | undefined
}

/**
 * Maximum number of fields on a page that belong to named schemas. Keeps pages from growing with
 * the size of the reference.
 */
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

/** Maximum number of fields on a page. Protects against schemas that expand exponentially. */
const MAX_TOTAL = 20_000
