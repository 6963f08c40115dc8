import type {JsonObject, JsonValue} from '@lectern/types'

/** References of the navbar and the footer to one docs instance. */
export interface ThemeReferences {
  docIds: readonly string[]
  sidebarIds: readonly string[]
  /** Names of versions that dropdowns show. */
  versionNames: readonly string[]
}

/** Finds the documents and sidebars of an instance that items of the theme configuration name. */
export function findThemeReferences(
  {navbar, footer}: JsonObject,
  pluginId: string
): ThemeReferences {
  const items = [...listItems(navbar), ...listItems(footer)].filter(
    ({docsPluginId = 'default'}) => docsPluginId === pluginId
  )
  const valuesOf = (key: string) => [
    ...new Set(items.map((item) => item[key]).filter((value) => typeof value === 'string'))
  ]
  const dropdowns = items.filter(({type}) => type === 'docsVersionDropdown')
  const versionNames = [...new Set(dropdowns.flatMap(({versions}) => listNames(versions)))]
  return {docIds: valuesOf('docId'), sidebarIds: valuesOf('sidebarId'), versionNames}
}

/** A dropdown names its versions in a list, or as the keys of their labels. */
function listNames(versions: JsonValue): string[] {
  if (typeof versions !== 'object' || versions === null) return []
  const names: readonly JsonValue[] = Array.isArray(versions) ? versions : Object.keys(versions)
  return names.filter((name) => typeof name === 'string')
}

/** All objects in a value, itself included. */
function listItems(value: JsonValue): JsonObject[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((child) => listItems(child))
  // `Array.isArray` does not take readonly lists out of the type.
  return Array.isArray(value) ? inner : [value as JsonObject, ...inner]
}
