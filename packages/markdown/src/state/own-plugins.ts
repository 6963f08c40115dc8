import type {MarkdownFunctions, MarkdownPlugin} from '@lectern/types'

/** Lists of plugins that run on trees, in the order in which they run. */
export const PLUGIN_LISTS = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins'
] as const

/** Name of a list of plugins that run on trees. */
export type PluginListName = (typeof PLUGIN_LISTS)[number]

/** Function names of plugins whose syntax is built in. */
const BUILT_IN: ReadonlySet<string> = new Set([
  'remarkMath',
  'rehypeKatex',
  'remarkGfm',
  'remarkNpm2yarn',
  'remarkDirective'
])

/** Returns whether a plugin's feature is built in. */
export function isBuiltIn(entry: MarkdownPlugin): boolean {
  const [plugin] = typeof entry === 'function' ? [entry] : entry
  return BUILT_IN.has(plugin.name)
}

/**
 * Returns whether the site has plugins that see resolved links, because they run after Lectern's
 * first steps.
 */
export function seesLinks({
  remarkPlugins = [],
  beforeDefaultRehypePlugins = [],
  rehypePlugins = []
}: MarkdownFunctions): boolean {
  const plugins = [...remarkPlugins, ...beforeDefaultRehypePlugins, ...rehypePlugins]
  return plugins.some((entry) => !isBuiltIn(entry))
}

/** Returns whether the site has plugins, which may share state between files. */
export function hasOwnPlugins(functions: MarkdownFunctions): boolean {
  const lists = [...PLUGIN_LISTS, 'recmaPlugins'] as const
  return lists.some((name) => functions[name]?.some((entry) => !isBuiltIn(entry)))
}
