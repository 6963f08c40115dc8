import type {MarkdownFunctions, MarkdownPlugin} from '@lectern/types'

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
  const lists = [
    functions.beforeDefaultRemarkPlugins,
    functions.remarkPlugins,
    functions.beforeDefaultRehypePlugins,
    functions.rehypePlugins,
    functions.recmaPlugins
  ]
  return lists.some((plugins = []) => plugins.some((entry) => !isBuiltIn(entry)))
}
