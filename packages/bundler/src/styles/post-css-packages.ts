import {createRequire} from 'node:module'
import path from 'node:path'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {SiteError} from '@lectern/shared/problems/site-problem'

/** Packages that depend on PostCSS. They provide it if the site doesn't install it itself. */
const POST_CSS_DEPENDENTS = [
  '@tailwindcss/postcss',
  'tailwindcss',
  'autoprefixer',
  'postcss-preset-env',
  '@docusaurus/bundler'
]

/** The part of PostCSS that Lectern uses. */
export type PostCss = (plugins: readonly unknown[]) => {
  process(
    css: string,
    options: {from: string; map: false}
  ): PromiseLike<{css: string; messages: readonly PostCssMessage[]}>
}

/**
 * A plugin's message. The types `dependency` and `dir-dependency` add a file or folder that the
 * result depends on.
 */
export interface PostCssMessage {
  type: string
  file?: string
  dir?: string
  glob?: string
}

/**
 * Loads PostCSS from the site, or from the plugin that depends on it.
 *
 * @throws SiteError `postcss-missing`.
 */
export function loadPostCss(siteDir: string): PostCss {
  const site = createRequire(path.join(siteDir, 'package.json'))
  const folders = [undefined, ...POST_CSS_DEPENDENTS].flatMap((dependent) => {
    const from =
      dependent === undefined ? path.join(siteDir, 'package.json') : find(site, dependent)
    return from === undefined ? [] : [createRequire(from)]
  })
  const owner = folders.find((require) => find(require, 'postcss') !== undefined)
  if (owner) return unwrap(owner('postcss')) as PostCss
  throw new SiteError({
    code: 'postcss-missing',
    message: "The package postcss isn't installed, but the site configures PostCSS.",
    hint: 'Install it: `npm install --save-dev postcss`.'
  })
}

/**
 * Resolves an entry in a list of PostCSS plugins.
 *
 * @param entry - A plugin or package name, optionally with options.
 * @throws SiteError `postcss-missing` if the package isn't installed.
 */
export function loadPostCssPlugin(entry: unknown, siteDir: string): unknown {
  const [target, options] = Array.isArray(entry) ? (entry as [unknown, unknown]) : [entry]
  if (options === false || !target) return undefined
  const plugin = typeof target === 'string' ? requirePlugin(target, siteDir) : target
  if (options === undefined || typeof plugin !== 'function') return plugin
  return (plugin as (options: unknown) => unknown)(options)
}

function requirePlugin(name: string, siteDir: string): unknown {
  const require = createRequire(path.join(siteDir, 'package.json'))
  if (find(require, name) !== undefined) return unwrap(require(name))
  throw new SiteError({
    code: 'postcss-missing',
    message: `The PostCSS plugin ${name} isn't installed.`,
    hint: `Install it: \`npm install --save-dev ${name}\`.`
  })
}

/** Returns the file of a module, if it's installed. */
function find(require: NodeJS.Require, module: string): string | undefined {
  try {
    return require.resolve(module)
  } catch {
    return undefined
  }
}

function unwrap(module: unknown): unknown {
  return isRecord(module) && 'default' in module ? module.default : module
}
