import type {MarkdownPlugin} from '@lectern/types'
import type {Root} from 'hast'
import {guardPlugins} from '../state/guard-plugins.js'
import {createLiveTree, cutAtMarker} from './live-tree.js'

/** The module of a live page, and the one of its excerpt; empty without a truncate marker. */
export interface ModuleCode {
  code: string
  excerptCode: string
}

/** Options for writing a module. */
export interface ModuleOptions {
  fold: boolean
  /** Module with `useMDXComponents`, for components that reach pages which others import. */
  providerImportSource?: string
  /** The site's own steps on the JavaScript. */
  recmaPlugins?: readonly MarkdownPlugin[]
}

/** Writes a tree as a JavaScript module with JSX compiled; its default export is `MDXContent`. */
export async function createModuleCode(tree: Root, options: ModuleOptions): Promise<ModuleCode> {
  const excerpt = cutAtMarker(tree)
  return {
    code: await compileTree(tree, options),
    excerptCode: excerpt ? await compileTree(excerpt, options) : ''
  }
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
