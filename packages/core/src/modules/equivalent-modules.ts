import {ownValue} from '@lectern/shared/objects/own-value'
import type {OnResolveArgs, Plugin} from 'esbuild'
import {findPackageFile, type PackageUse} from './site-packages.js'

/**
 * Modules that Lectern replaces in Docusaurus configurations, so that sites don't have to install
 * them. The values are CommonJS code, which both `import` and `require` can load.
 */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  // The compiler recognizes this function by its name and reads its options.
  '@docusaurus/remark-plugin-npm2yarn': 'module.exports = function remarkNpm2yarn() {}'
}

const OLD_PRISM_THEME = /^prism-react-renderer\/themes\/([\w-]+)(?:\/index\.js)?$/

const NAMESPACE = 'equivalent'

/**
 * Creates an esbuild plugin that replaces these modules.
 *
 * @param note - Called for each replaced module.
 */
export function equivalentModules(note: (use: PackageUse) => void): Plugin {
  return {
    name: 'equivalent-modules',
    setup(build) {
      build.onResolve({filter: /^(?:@docusaurus|prism-react-renderer)\//}, (request) => {
        if (findCode(request) === undefined) return undefined
        const {path: name, resolveDir} = request
        if (!Object.hasOwn(EQUIVALENTS, name)) note({request: name, folder: resolveDir})
        return {path: name, namespace: NAMESPACE, pluginData: resolveDir}
      })
      build.onLoad({filter: /./, namespace: NAMESPACE}, ({path: name, pluginData}) => ({
        contents: findCode({path: name, resolveDir: pluginData as string}),
        resolveDir: pluginData as string,
        loader: 'js'
      }))
    }
  }
}

function findCode({path: name, resolveDir}: Pick<OnResolveArgs, 'path' | 'resolveDir'>) {
  const code = ownValue(EQUIVALENTS, name)
  if (code !== undefined) return code
  const isInstalled = findPackageFile(name, resolveDir) !== undefined
  const theme = OLD_PRISM_THEME.exec(name)?.[1]
  return isInstalled || theme === undefined ? undefined : createThemeModule(theme)
}

/** Creates a module for a theme. In version 1 of the package, each theme is a separate file. */
function createThemeModule(name: string): string {
  const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `module.exports = require('prism-react-renderer').themes[${JSON.stringify(key)}]`
}
