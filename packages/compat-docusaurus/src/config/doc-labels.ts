import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Dropdowns whose label is the current version or language. */
const DROPDOWNS: readonly unknown[] = ['docsVersionDropdown', 'localeDropdown']

/**
 * Labels navbar items like Docusaurus: items for docs without a label with the doc's ID, and dropdowns of
 * versions and languages always with the current one.
 */
export function labelDocs(themeConfig: UnknownRecord): UnknownRecord {
  const {navbar} = themeConfig
  if (!isRecord(navbar) || !Array.isArray(navbar.items)) return themeConfig
  return {...themeConfig, navbar: {...navbar, items: navbar.items.map(labelItem)}}
}

function labelItem(item: unknown): unknown {
  if (!isRecord(item)) return item
  if (Array.isArray(item.items)) return {...item, items: item.items.map(labelItem)}
  if (DROPDOWNS.includes(item.type)) {
    const {label: _, ...dropdown} = item
    return dropdown
  }
  const isUnnamed = item.type === 'doc' && item.label === undefined
  return isUnnamed && typeof item.docId === 'string' ? {...item, label: item.docId} : item
}
