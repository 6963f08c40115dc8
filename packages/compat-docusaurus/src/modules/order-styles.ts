import {createHash} from 'node:crypto'
import type {Compatibility} from '@lectern/types'

/**
 * Sorts entries like Docusaurus's chunks, whose names are hashes of module paths. All CSS of a project
 * is in one stylesheet, in this order.
 */
export const orderStyles: Compatibility['orderStyles'] = (siteConfig, entries) => {
  if (siteConfig.compatibility !== 'docusaurus') return undefined
  const named = entries.map((entry) => ({entry, chunk: chunkOf(entry)}))
  return named
    .sort((a, b) => (a.chunk < b.chunk ? -1 : Number(a.chunk > b.chunk)))
    .map(({entry}) => entry)
}

/** Returns the name of an entry's chunk in a Docusaurus build. */
function chunkOf(entry: string): string {
  const module = entry.replace(/^content:/, '@site/').replace(/\?excerpt$/, '?truncated=true')
  return createHash('md5').update(module).digest('hex').slice(0, 8)
}
