import type {Plugin} from 'esbuild'
import type {VirtualModule} from './entries.js'

/** What esbuild puts before the names of these modules. */
export const NAMESPACE = 'lectern'

/** esbuild plugin that serves the modules which the generator writes itself. */
export function virtualModules(
  modules: ReadonlyMap<string, VirtualModule>,
  siteDir: string
): Plugin {
  return {
    name: 'virtual-modules',
    setup(build) {
      build.onResolve({filter: /^(?:entry:|content:|@generated\/)/}, ({path}) =>
        modules.has(path) ? {path, namespace: NAMESPACE} : undefined
      )
      // An entry named like a component is the module that re-exports it.
      build.onResolve({filter: /^@(?:theme|site)\//}, ({path, kind}) =>
        kind === 'entry-point' && modules.has(path) ? {path, namespace: NAMESPACE} : undefined
      )
      build.onLoad({filter: /./, namespace: NAMESPACE}, ({path}) => {
        const module = modules.get(path)
        if (!module) return undefined
        return {
          contents: module.code,
          loader: module.loader,
          resolveDir: module.resolveDir ?? siteDir
        }
      })
    }
  }
}
