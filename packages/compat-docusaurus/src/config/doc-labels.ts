import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Labels navbar items for docs without a label with the doc's ID, like Docusaurus. */
export function labelDocs(themeConfig: UnknownRecord): UnknownRecord {
  const {navbar} = themeConfig
  if (!isRecord(navbar) || !Array.isArray(navbar.items)) return themeConfig
  return {...themeConfig, navbar: {...navbar, items: navbar.items.map(labelItem)}}
}

function labelItem(item: unknown): unknown {
  if (!isRecord(item)) return item
  if (Array.isArray(item.items)) return {...item, items: item.items.map(labelItem)}
  const isUnnamed = item.type === 'doc' && item.label === undefined
  return isUnnamed && typeof item.docId === 'string' ? {...item, label: item.docId} : item
}
