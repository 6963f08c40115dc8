import type {Plugin} from 'esbuild'
import type {BundleInput} from '../input/bundle-input.js'
import {translateModule} from '../translation/translated-modules.js'
import type {VirtualModule} from './entries.js'

/** Prefix that esbuild adds to the names of generated modules. */
export const NAMESPACE = 'lectern'

/** esbuild plugin that serves generated modules. */
export function virtualModules(
  modules: ReadonlyMap<string, VirtualModule>,
  {siteDir, messages}: Pick<BundleInput, 'siteDir' | 'messages'>
): Plugin {
  const translated = ({code, loader}: VirtualModule) =>
    loader === 'js' ? translateModule(code, 'content.js', messages) : undefined
  return {
    name: 'virtual-modules',
    setup(build) {
      build.onResolve({filter: /^(?:entry:|content:|nested:|@generated\/)/}, ({path}) =>
        modules.has(path) ? {path, namespace: NAMESPACE} : undefined
      )
      // An entry that's named after a component re-exports it.
      build.onResolve({filter: /^@(?:theme|site)\//}, ({path, kind}) =>
        kind === 'entry-point' && modules.has(path) ? {path, namespace: NAMESPACE} : undefined
      )
      build.onLoad({filter: /./, namespace: NAMESPACE}, async ({path}) => {
        const module = modules.get(path)
        if (!module) return undefined
        return {
          contents: (await translated(module)) ?? module.code,
          loader: module.loader,
          resolveDir: module.resolveDir ?? siteDir
        }
      })
    }
  }
}
