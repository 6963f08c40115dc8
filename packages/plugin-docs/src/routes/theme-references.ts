import type {JsonObject, JsonValue} from '@lectern/types'

/** References from the navbar and footer to a docs instance. */
export interface ThemeReferences {
  docIds: readonly string[]
  sidebarIds: readonly string[]
  /** Versions that are listed in version dropdowns. */
  versionNames: readonly string[]
}

/** Finds the docs, sidebars and versions that the theme configuration refers to. */
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

/**
 * Returns the versions in a dropdown, which are configured as a list or as the keys of an object.
 */
function listNames(versions: JsonValue): string[] {
  if (typeof versions !== 'object' || versions === null) return []
  const names: readonly JsonValue[] = Array.isArray(versions) ? versions : Object.keys(versions)
  return names.filter((name) => typeof name === 'string')
}

/** Lists all objects in a value, including the value itself. */
function listItems(value: JsonValue): JsonObject[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((child) => listItems(child))
  // `Array.isArray` doesn't narrow readonly arrays.
  return Array.isArray(value) ? inner : [value as JsonObject, ...inner]
}
