import {createRequire} from 'node:module'
import path from 'node:path'
import type {OnResolveArgs, Plugin} from 'esbuild'

/**
 * Modules that configurations for Docusaurus import, and that need not be installed: the generator
 * does what they do. Values are CommonJS, which `import` and `require` both understand.
 */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  // The compiler knows the function by its name and reads its options.
  '@docusaurus/remark-plugin-npm2yarn': 'module.exports = function remarkNpm2yarn() {}'
}

/** What plugins take from Docusaurus's packages for Node, for sites that have not installed those. */
const FALLBACKS: Readonly<Record<string, string>> = {
  '@docusaurus/logger': `
    const write = (method) => (text, ...values) =>
      console[method](Array.isArray(text) ? String.raw({raw: text}, ...values) : text)
    const logger = {info: write('info'), success: write('info'), warn: write('warn'), error: write('error')}
    module.exports = {...logger, logger, default: logger, __esModule: true}`,
  '@docusaurus/utils': `
    module.exports = {
      DEFAULT_PLUGIN_ID: 'default',
      normalizeUrl: (parts) => parts.filter(Boolean).join('/').replace(/(?<!:)\\/{2,}/g, '/')
    }`
}

const OLD_PRISM_THEME = /^prism-react-renderer\/themes\/([\w-]+)(?:\/index\.js)?$/

const NAMESPACE = 'equivalent'

/** esbuild plugin that puts the generator's own modules in the place of those. */
export function equivalentModules(): Plugin {
  return {
    name: 'equivalent-modules',
    setup(build) {
      build.onResolve({filter: /^(?:@docusaurus|prism-react-renderer)\//}, (request) =>
        findCode(request) === undefined
          ? undefined
          : {path: request.path, namespace: NAMESPACE, pluginData: request.resolveDir}
      )
      build.onLoad({filter: /./, namespace: NAMESPACE}, ({path: name, pluginData}) => ({
        contents: findCode({path: name, resolveDir: pluginData as string}),
        resolveDir: pluginData as string,
        loader: 'js'
      }))
    }
  }
}

function findCode({path: name, resolveDir}: Pick<OnResolveArgs, 'path' | 'resolveDir'>) {
  if (Object.hasOwn(EQUIVALENTS, name)) return EQUIVALENTS[name]
  const isInstalled = canResolve(name, resolveDir)
  const theme = OLD_PRISM_THEME.exec(name)?.[1]
  if (isInstalled || (theme === undefined && !Object.hasOwn(FALLBACKS, name))) return undefined
  return theme === undefined ? FALLBACKS[name] : createThemeModule(theme)
}

/** Themes were files of their own in the first version of the package; now they are a list. */
function createThemeModule(name: string): string {
  const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `module.exports = require('prism-react-renderer').themes[${JSON.stringify(key)}]`
}

function canResolve(name: string, folder: string): boolean {
  try {
    createRequire(path.join(folder, 'package.json')).resolve(name)
    return true
  } catch {
    // Not installed: the generator's own stands for it.
    return false
  }
}
