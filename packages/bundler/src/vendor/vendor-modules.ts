import type {Plugin} from 'esbuild'

const NAMESPACE = 'vendor-require'

/**
 * esbuild plugin that keeps some modules external, at separate URLs. If a CommonJS package requires
 * one of them, it gets a module that re-exports it, because browsers don't support `require`.
 *
 * @param vendor - URL by specifier.
 */
export function vendorModules(vendor: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'vendor-modules',
    setup(build) {
      build.onResolve({filter: /^(?:react|@lectern\/client)/}, ({path, kind}) => {
        const url = vendor[path]
        if (url === undefined) return undefined
        return kind === 'require-call' ? {path, namespace: NAMESPACE} : {path: url, external: true}
      })
      build.onLoad({filter: /./, namespace: NAMESPACE}, ({path}) => ({
        contents: `export * from ${JSON.stringify(path)}\n${
          /^react(?:-dom)?(?:\/|$)/.test(path)
            ? `export {default} from ${JSON.stringify(path)}`
            : ''
        }`,
        loader: 'js'
      }))
    }
  }
}
