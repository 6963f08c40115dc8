import {isRecord} from '@lectern/shared/text/unknown-record'
import type {DocsGlobalData, JsonObject, JsonValue} from '@lectern/types'
import {listChanges} from '../content-shapes/merge-changes.js'
import {createDocsForms} from '../data-forms/docs-forms.js'

/** Returns the global data of a content plugin in Docusaurus's form. */
export function describeGlobalData(
  name: string,
  data: JsonValue,
  {baseUrl}: {baseUrl: string}
): JsonValue {
  if (name !== 'docs') return data
  // The docs plugin creates its data according to this type.
  const docs = data as unknown as DocsGlobalData
  return createDocsForms(baseUrl).toData(docs) as unknown as JsonValue
}

/**
 * Combines the global data of a content plugin, which the theme needs, with the data that a wrapping
 * plugin has set instead.
 *
 * @param native - Data of Lectern's plugin, if it has any.
 * @param given - The last data that was set.
 */
export function combineGlobalData(
  {name, native}: {name: string; native: JsonValue | undefined},
  given: JsonValue | undefined,
  site: {baseUrl: string}
): JsonValue | undefined {
  if (native === undefined || given === undefined || !isRecord(native)) return given ?? native
  const described = describeGlobalData(name, native, site)
  const replaced = isRecord(described) && isRecord(given) ? listChanges(described, given) : given
  if (isRecord(replaced) && Object.keys(replaced).length === 0) return native
  return {...native, replaced: replaced as JsonValue} as JsonObject
}
