import type {Root} from 'mdast'
import type {PluggableList} from 'unified'
import type {CompileState} from '../state/compile-state.js'

/**
 * Wraps plugins of a Docusaurus project so that the tree starts with a node for the front matter,
 * as in Docusaurus. Other steps don't see it.
 */
export function showFrontMatter(
  plugins: PluggableList,
  {yaml, options}: Pick<CompileState, 'yaml' | 'options'>
): PluggableList {
  if (plugins.length === 0 || !options.code?.isDocusaurus || yaml === '') return plugins
  return [
    () => (tree: Root) => {
      tree.children.unshift({type: 'yaml', value: yaml.replace(/\r?\n$/, '')})
    },
    ...plugins,
    () => (tree: Root) => {
      tree.children = tree.children.filter(({type}) => type !== 'yaml')
    }
  ]
}
