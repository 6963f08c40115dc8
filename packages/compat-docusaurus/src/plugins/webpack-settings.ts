import path from 'node:path'
import type {BundleExtension, OutputFile, SiteProblem} from '@lectern/types'
import {findMissingCopies, listCopiedFiles} from '../webpack/copied-files.js'
import {messageOf} from '@lectern/shared/problems/site-problem'
import {listUnusableRules} from '../webpack/loader-files.js'
import {readWebpackConfig} from '../webpack/read-webpack.js'
import {createWebpackExtension} from '../webpack/webpack-bundle.js'
import {createWebpackClasses} from '../webpack/webpack-classes.js'
import {joinChanges, NO_CHANGES, type WebpackChanges} from '../webpack/webpack-changes.js'
import type {DocusaurusPlugin} from '../plugin-form/docusaurus-plugin.js'
import {generatedFolder} from '../plugin-form/generated-folder.js'

/** Arguments for a plugin's `configureWebpack`. */
interface HookArguments {
  siteDir: string
  /** The plugin's loaded content. */
  content: unknown
}

/** Returns the esbuild extension for a plugin's webpack configuration. */
export function extendAsWebpack(
  plugin: DocusaurusPlugin,
  side: 'client' | 'server',
  {siteDir, content}: HookArguments
): BundleExtension {
  const changes = collectChanges(plugin, side === 'server', {siteDir, content})
  const aliases = mapGenerated(changes.aliases, siteDir)
  return createWebpackExtension({...changes, aliases}, siteDir, side) ?? {key: ''}
}

/**
 * Returns the files that a plugin copies to the output with webpack.
 *
 * @param outDir - Absolute output folder that the plugin has received.
 */
export function listCopies(
  plugin: DocusaurusPlugin,
  {siteDir, content}: HookArguments,
  outDir: string
): Promise<readonly OutputFile[]> {
  const {copies} = collectChanges(plugin, false, {siteDir, content})
  return listCopiedFiles(copies, siteDir, outDir)
}

/**
 * Redirects aliases for Docusaurus's generated files, because some plugins hardcode their paths.
 */
function mapGenerated(
  aliases: WebpackChanges['aliases'],
  siteDir: string
): WebpackChanges['aliases'] {
  const named = path.join(siteDir, '.docusaurus')
  const entries = Object.entries(aliases).map(([name, target]) => {
    const isGenerated = target !== false && path.resolve(target).startsWith(named + path.sep)
    const inside = isGenerated ? path.relative(named, path.resolve(target)) : ''
    return [name, isGenerated ? path.join(generatedFolder(siteDir), inside) : target]
  })
  return Object.fromEntries(entries) as WebpackChanges['aliases']
}

/** Reports the parts of a plugin's webpack configuration that esbuild has no equivalent for. */
export function reportWebpack(
  plugin: DocusaurusPlugin,
  {siteDir, content}: HookArguments
): SiteProblem[] {
  const [client, server] = [false, true].map((isServer) =>
    collectChanges(plugin, isServer, {siteDir, content})
  )
  const lost = findMissingCopies(client?.copies ?? [], siteDir)
  const rules = [...(client?.loaders ?? []), ...(server?.loaders ?? [])]
  const missing = [
    ...listUnusableRules(rules, siteDir).map(({label}) => label),
    ...(client?.missing ?? []),
    ...(server?.missing ?? []),
    ...lost.map((from) => `the copied files of \`${from}\``)
  ]
  if (missing.length === 0) return []
  return [
    {
      code: 'docusaurus-plugin-limited',
      policy: 'warn',
      message: `The plugin ${plugin.name} has webpack settings that aren't supported: ${[...new Set(missing)].join('; ')}.`,
      hint: findHint(missing)
    }
  ]
}

/** Hints on how a site gets the same result without a setting, by the setting in the message. */
const HINTS: readonly (readonly [setting: RegExp, hint: string])[] = [
  [
    /^the webpack plugin Monaco/,
    "Editors have no language features. Create their workers in a client module, e.g. `self.MonacoEnvironment = {getWorker: () => new Worker(new URL('monaco-editor/esm/vs/editor/editor.worker', import.meta.url))}`."
  ],
  [
    /^loaders for .{0,3}\.\(?mdx?\b/,
    'Markdown is compiled without the loaders. Change the text in `markdown.preprocessor` of the configuration instead.'
  ]
]

function findHint(missing: readonly string[]): string {
  const found = HINTS.find(([setting]) => missing.some((one) => setting.test(one)))
  return found?.[1] ?? 'The rest of the plugin works. Check whether the site needs these settings.'
}

function collectChanges(
  plugin: DocusaurusPlugin,
  isServer: boolean,
  {siteDir, content}: HookArguments
): WebpackChanges {
  const {configureWebpack} = plugin
  if (!configureWebpack) return NO_CHANGES
  const tools = {
    getStyleLoaders: () => ['style-loader', 'css-loader'],
    getJSLoader: () => 'babel-loader',
    currentBundler: {name: 'webpack', instance: createWebpackClasses()}
  }
  const start = {
    module: {rules: []},
    resolve: {alias: createAliases(siteDir), fallback: {}, extensions: []},
    plugins: [],
    output: {},
    optimization: {}
  }
  try {
    const changes: unknown =
      typeof configureWebpack === 'function'
        ? configureWebpack.call(plugin, start, isServer, tools, content)
        : configureWebpack
    // Hooks can also change the configuration that they receive, and may return it.
    const configs = changes === start ? [start] : [start, changes]
    const side = isServer ? 'server' : 'client'
    return joinChanges(configs.map((config) => readWebpackConfig(config, side)))
  } catch (error) {
    // The plugin may have read a part of the webpack configuration that doesn't exist here.
    const [reason] = messageOf(error).split('\n')
    return {...NO_CHANGES, missing: [`all changes (${reason})`]}
  }
}

/**
 * Creates the aliases that plugins can read. They aren't enumerable, so that hooks that return all
 * aliases don't replace Lectern's.
 */
function createAliases(siteDir: string): object {
  return Object.defineProperties(
    {},
    {'@site': {value: siteDir}, '@generated': {value: path.join(siteDir, '.docusaurus')}}
  )
}
