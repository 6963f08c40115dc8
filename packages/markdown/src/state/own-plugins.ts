import type {MarkdownFunctions, MarkdownPlugin} from '@lectern/types'

/** Plugins for built-in syntax, by their function names. */
const BUILT_IN: ReadonlySet<string> = new Set([
  'remarkMath',
  'rehypeKatex',
  'remarkGfm',
  'remarkNpm2yarn',
  'remarkDirective'
])

/** Returns whether the feature of a plugin is built in. */
export function isBuiltIn(entry: MarkdownPlugin): boolean {
  const [plugin] = typeof entry === 'function' ? [entry] : entry
  return BUILT_IN.has(plugin.name)
}

/**
 * Returns whether the site has plugins that run after Lectern's first steps and therefore see
 * resolved links.
 */
export function seesLinks({
  remarkPlugins = [],
  beforeDefaultRehypePlugins = [],
  rehypePlugins = []
}: MarkdownFunctions): boolean {
  const plugins = [...remarkPlugins, ...beforeDefaultRehypePlugins, ...rehypePlugins]
  return plugins.some((entry) => !isBuiltIn(entry))
}

/** Returns whether the site has plugins. They may share state between files. */
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
