import path from 'node:path'
import type {Plugin} from 'esbuild'
import type {BundleInput} from '../input/bundle-input.js'
import {prepareModule} from '../translation/translated-modules.js'
import type {VirtualModule} from './entries.js'

/** Prefix that esbuild adds to the names of generated modules. */
export const NAMESPACE = 'lectern'

/** esbuild plugin that serves generated modules. */
export function virtualModules(
  modules: ReadonlyMap<string, VirtualModule>,
  {siteDir, messages}: Pick<BundleInput, 'siteDir' | 'messages'>
): Plugin {
  const prepared = ({code, loader, resolveDir = siteDir}: VirtualModule) =>
    loader === 'js'
      ? prepareModule(code, path.join(resolveDir, 'content.js'), {messages, siteDir})
      : undefined
  return {
    name: 'virtual-modules',
    setup(build) {
      build.onResolve({filter: /^(?:entry:|content:|nested:|@generated\/)/}, ({path: name}) =>
        modules.has(name) ? {path: name, namespace: NAMESPACE} : undefined
      )
      // An entry that's named after a component re-exports it.
      build.onResolve({filter: /^@(?:theme|site)\//}, ({path: name, kind}) =>
        kind === 'entry-point' && modules.has(name) ? {path: name, namespace: NAMESPACE} : undefined
      )
      build.onLoad({filter: /./, namespace: NAMESPACE}, async ({path: name}) => {
        const module = modules.get(name)
        if (!module) return undefined
        return {
          contents: (await prepared(module)) ?? module.code,
          loader: module.loader,
          resolveDir: module.resolveDir ?? siteDir
        }
      })
    }
  }
}
