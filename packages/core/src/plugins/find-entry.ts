import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import type {SourcePosition} from '@lectern/types'

/**
 * Returns the position of the name of a plugin, theme or preset in the configuration. An entry that
 * a preset adds isn't in the configuration.
 */
export function findEntry(
  name: string,
  {file, text}: ConfigSource,
  which: 'first' | 'last' = 'first'
): SourcePosition | undefined {
  const offsets = [`'${name}'`, `"${name}"`]
    .map((quoted) => (which === 'first' ? text.indexOf(quoted) : text.lastIndexOf(quoted)))
    .filter((offset) => offset >= 0)
  if (offsets.length === 0) return undefined
  const offset = which === 'first' ? Math.min(...offsets) : Math.max(...offsets)
  return {file, ...lineAndColumn(text, offset)}
}
