import type {MarkdownPlugin} from '@lectern/types'
import type {Root} from 'hast'
import {guardPlugins} from '../state/guard-plugins.js'
import {cutAtMarker} from './cut-at-marker.js'
import {createLiveTree} from './live-tree.js'
import {WRITER_COMPONENTS} from './static-components.js'

/** The modules of a live page and its excerpt. The excerpt is empty without a truncate marker. */
export interface ModuleCode {
  code: string
  excerptCode: string
}

/** Options for writing a module. */
export interface ModuleOptions {
  fold: boolean
  /** Module that exports `useMDXComponents`, for pages that other pages import. */
  providerImportSource?: string
  /** Like `providerImportSource`, for pages that don't need writer components from it. */
  baseProviderImportSource?: string
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
  const {before, changed, end} = cut
  const modules = tree.children.slice(end).filter(({type}) => type === 'mdxjsEsm')
  return {...tree, children: [...before, ...changed, ...modules]}
}

/** Matches the check that MDX adds for each writer component from the provider. */
const TAKEN_WRITER = new RegExp(`_missingMdxReference\\("(?:${WRITER_COMPONENTS.join('|')})"`)

async function compileTree(tree: Root, options: ModuleOptions): Promise<string> {
  const {providerImportSource: all, baseProviderImportSource: base} = options
  // If a site replaces the list of components, there's only one provider.
  if (all === undefined || base === undefined || !options.fold)
    return compileFor(tree, options, all)
  const code = await compileFor(tree, options, base)
  return TAKEN_WRITER.test(code) ? code.replace(JSON.stringify(base), JSON.stringify(all)) : code
}

async function compileFor(
  tree: Root,
  options: ModuleOptions,
  providerImportSource: string | undefined
): Promise<string> {
  const {createProcessor} = await import('@mdx-js/mdx')
  const live = createLiveTree(tree, options.fold)
  const processor = createProcessor({
    format: 'mdx',
    development: false,
    providerImportSource,
    rehypePlugins: [() => () => live],
    recmaPlugins: guardPlugins(options.recmaPlugins)
  })
  return String(await processor.process(''))
}
