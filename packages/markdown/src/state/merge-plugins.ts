import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {MarkdownPlugin} from '@lectern/types'

type Entry = readonly [(...options: never[]) => unknown, ...unknown[]]
type PluginList = readonly MarkdownPlugin[]

/**
 * Merges the entries of each plugin, as unified does in a single pipeline: a plugin that's listed
 * several times runs once, in its first place and with the options of all entries.
 */
export function mergePlugins(
  before: PluginList = [],
  after: PluginList = []
): readonly [before: PluginList, after: PluginList] {
  const entries = new Map<Entry[0], Entry>()
  for (const entry of [...before, ...after]) {
    const [plugin, ...options] = typeof entry === 'function' ? [entry] : entry
    const [, ...others] = entries.get(plugin) ?? [plugin]
    entries.set(plugin, [plugin, ...mergeOptions(others, options)])
  }
  const first = new Set(before.map((entry) => (typeof entry === 'function' ? entry : entry[0])))
  const merged = [...entries.values()]
  return [
    merged.filter(([plugin]) => first.has(plugin)),
    merged.filter(([plugin]) => !first.has(plugin))
  ]
}

/** Merges the first options of two entries if both are objects. Others are replaced. */
function mergeOptions(earlier: readonly unknown[], later: readonly unknown[]): readonly unknown[] {
  if (later.length === 0) return earlier
  const [options, ...others] = later
  return [isPlain(earlier[0]) && isPlain(options) ? merge(earlier[0], options) : options, ...others]
}

function merge(earlier: UnknownRecord, later: UnknownRecord): UnknownRecord {
  const fields = Object.entries(later).map(([name, value]) => {
    const other = earlier[name]
    if (isPlain(other) && isPlain(value)) return [name, merge(other, value)]
    // unified merges lists by position.
    const isList = Array.isArray(other) && Array.isArray(value)
    return [name, isList ? [...value, ...other.slice(value.length)] : (value ?? other)]
  })
  return {...earlier, ...Object.fromEntries(fields)}
}

/** Tests for objects without a class. Others, such as maps, are replaced. */
function isPlain(value: unknown): value is UnknownRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
