import type {MarkdownPlugin} from '@lectern/types'
import type {Root} from 'hast'
import {guardPlugins} from '../state/guard-plugins.js'
import {cutAtMarker} from './cut-at-marker.js'
import {createLiveTree} from './live-tree.js'

/** The modules of a live page and its excerpt. The excerpt is empty without a truncate marker. */
export interface ModuleCode {
  code: string
  excerptCode: string
}

/** Options for writing a module. */
export interface ModuleOptions {
  fold: boolean
  /** Module with `useMDXComponents`, for components in pages that other pages import. */
  providerImportSource?: string
  /** The site's recma plugins. */
  recmaPlugins?: readonly MarkdownPlugin[]
}

/** Compiles a tree to a JavaScript module without JSX. Its default export is `MDXContent`. */
export async function createModuleCode(tree: Root, options: ModuleOptions): Promise<ModuleCode> {
  const excerpt = createExcerpt(tree)
  return {
    code: await compileTree(tree, options),
    excerptCode: excerpt ? await compileTree(excerpt, options) : ''
  }
}

/** Returns the tree before the truncate marker, with all imports and exports. */
function createExcerpt(tree: Root): Root | undefined {
  const cut = cutAtMarker(tree)
  if (!cut) return undefined
  const {before, partial} = cut
  const modules = tree.children.slice(before.length).filter(({type}) => type === 'mdxjsEsm')
  return {...tree, children: [...before, ...(partial ? [partial] : []), ...modules]}
}

async function compileTree(tree: Root, options: ModuleOptions): Promise<string> {
  const {createProcessor} = await import('@mdx-js/mdx')
  const live = createLiveTree(tree, options.fold)
  const processor = createProcessor({
    format: 'mdx',
    development: false,
    providerImportSource: options.providerImportSource,
    rehypePlugins: [() => () => live],
    recmaPlugins: guardPlugins(options.recmaPlugins)
  })
  return String(await processor.process(''))
}
