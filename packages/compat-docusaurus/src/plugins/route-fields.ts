import type {JsonObject} from '@lectern/types'
import type {DocusaurusRoute} from '../plugin-form/docusaurus-plugin.js'

/** Fields that Docusaurus reads itself. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set(
  'component exact modules props routes priority context metadata plugin'.split(' ')
)

/**
 * Returns the custom fields for the component's `route` prop, or an empty object if `path` is the
 * only one.
 */
export function readFields(route: DocusaurusRoute): JsonObject {
  const own = Object.entries(route).filter(([field]) => !KNOWN_FIELDS.has(field))
  return own.length > 1 ? (JSON.parse(JSON.stringify(Object.fromEntries(own))) as JsonObject) : {}
}
