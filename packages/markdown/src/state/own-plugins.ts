import type {MarkdownFunctions, MarkdownPlugin} from '@lectern/types'

/** Plugins for syntax that every site has, by the names of their functions. */
const BUILT_IN: ReadonlySet<string> = new Set([
  'remarkMath',
  'rehypeKatex',
  'remarkGfm',
  'remarkNpm2yarn',
  'remarkDirective'
])

/** Whether the feature of a plugin is built in. */
export function isBuiltIn(entry: MarkdownPlugin): boolean {
  const [plugin] = typeof entry === 'function' ? [entry] : entry
  return BUILT_IN.has(plugin.name)
}

/** Whether plugins of the site get resolved links, because they run after Lectern's first steps. */
export function seesLinks({
  remarkPlugins = [],
  beforeDefaultRehypePlugins = [],
  rehypePlugins = []
}: MarkdownFunctions): boolean {
  const plugins = [...remarkPlugins, ...beforeDefaultRehypePlugins, ...rehypePlugins]
  return plugins.some((entry) => !isBuiltIn(entry))
}

/** Whether plugins of the site take part in a compile. They may share state between files. */
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
