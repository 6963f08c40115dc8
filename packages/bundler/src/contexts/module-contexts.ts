import path from 'node:path'
import type {Plugin} from 'esbuild'
import {createContextModule} from './context-module.js'
import {CONTEXT, type ModuleContext} from './module-context.js'

const NAMESPACE = 'module-context'

interface ContextSettings {
  siteDir: string
  /** Extensions of the files that code can import, without a dot. */
  endings: readonly string[]
  /** Receives the absolute folders of all contexts. */
  folders: Set<string>
}

/** esbuild plugin for the requests that `linkContexts` adds. */
export function moduleContexts({siteDir, endings, folders}: ContextSettings): Plugin {
  return {
    name: 'module-contexts',
    setup(build) {
      build.onResolve({filter: new RegExp(`^${CONTEXT}`)}, ({path: request}) => ({
        path: request.slice(CONTEXT.length),
        namespace: NAMESPACE
      }))
      build.onLoad({filter: /./, namespace: NAMESPACE}, ({path: text}) => {
        const context = JSON.parse(text) as ModuleContext
        const folder = path.resolve(siteDir, context.folder)
        folders.add(folder)
        const contents = createContextModule(context, folder, endings)
        return {contents, resolveDir: folder, loader: 'js'}
      })
    }
  }
}
