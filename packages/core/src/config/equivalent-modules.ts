import type {Plugin} from 'esbuild'

/**
 * Modules that configurations for Docusaurus import, and that need not be installed: the generator
 * does what they do. Values are CommonJS, which `import` and `require` both understand.
 */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  // The compiler knows the function by its name and reads its options.
  '@docusaurus/remark-plugin-npm2yarn': 'module.exports = function remarkNpm2yarn() {}'
}

const NAMESPACE = 'equivalent'

/** esbuild plugin that puts the generator's own modules in the place of those. */
export function equivalentModules(): Plugin {
  return {
    name: 'equivalent-modules',
    setup(build) {
      build.onResolve({filter: /^@docusaurus\//}, ({path}) =>
        Object.hasOwn(EQUIVALENTS, path) ? {path, namespace: NAMESPACE} : undefined
      )
      build.onLoad({filter: /./, namespace: NAMESPACE}, ({path}) => ({
        contents: EQUIVALENTS[path],
        loader: 'js'
      }))
    }
  }
}
