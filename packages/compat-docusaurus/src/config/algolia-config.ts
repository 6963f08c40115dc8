import {escapePattern} from '@lectern/shared/text/escape-pattern'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Fields of `algolia` that Lectern's search supports. Docusaurus passes all others to DocSearch. */
const FIELDS: readonly string[] = [
  ...['appId', 'apiKey', 'indexName', 'contextualSearch', 'externalUrlRegex', 'placeholder'],
  ...['searchParameters', 'searchPagePath', 'replaceSearchResultPathname', 'insights']
]

/**
 * Adapts `themeConfig.algolia`. Docusaurus accepts a falsy value for no search, `null` for no search
 * page, and a regular expression or plain text in `replaceSearchResultPathname`.
 */
export function adaptAlgolia(themeConfig: UnknownRecord): UnknownRecord {
  if (!('algolia' in themeConfig)) return themeConfig
  const {algolia, ...rest} = themeConfig
  if (!algolia) return rest
  if (!isRecord(algolia)) return themeConfig
  const known = Object.entries(algolia).filter(
    ([name, value]) => FIELDS.includes(name) && value !== undefined
  )
  return {
    ...rest,
    algolia: Object.fromEntries(known.map(([name, value]) => [name, adaptField(name, value)]))
  }
}

function adaptField(name: string, value: unknown): unknown {
  if (name === 'searchPagePath') return value ?? false
  if (name !== 'replaceSearchResultPathname' || !isRecord(value)) return value
  const {from} = value
  if (from instanceof RegExp) return {...value, from: from.source}
  return typeof from === 'string'
    ? {...value, from: escapePattern(from).replaceAll('-', '\\x2d')}
    : value
}
