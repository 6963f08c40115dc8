import fs from 'node:fs/promises'
import path from 'node:path'
import type {OnResolveArgs, OnResolveResult, Plugin, PluginBuild, ResolveResult} from 'esbuild'
import {escapePattern} from '@lectern/shared/text/escape-pattern'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {findCodeFile} from '@lectern/shared/files/code-file'
import type {BundleExtension} from '@lectern/types'
import {extendLess} from '../config/less-options.js'
import {extendSass} from '../config/sass-options.js'
import {resolveEmittedFiles} from './emitted-files.js'
import {loadWithRules} from './loader-files.js'
import {addMetadata} from './markdown-metadata.js'
import type {FileUse, WebpackChanges} from './webpack-changes.js'

/** Plugin data that tells the asset import plugin to skip a request. */
const SEEN = 'asset-imports'
const EMPTY = 'webpack-empty'
const EXTERNAL = 'webpack-external'
const PROVIDED = 'webpack-provided'

/** Creates the bundle extension for webpack changes. Returns `undefined` if nothing changed. */
export function createWebpackExtension(
  changes: WebpackChanges,
  siteDir: string,
  side: 'client' | 'server' = 'client'
): BundleExtension | undefined {
  const {aliases, fallbacks, define, provide, files} = changes
  const replacements = changes.replacements.map(([pattern, target]) => [String(pattern), target])
  const externals = changes.externals.map((external) => [String(external.match), external])
  const rules = changes.loaders.map(({key}) => key)
  const metadata = changes.metadata.map(({key}) => key)
  const resolved = [aliases, fallbacks, replacements, externals]
  const parts = [...resolved, define, provide, files, rules, metadata]
  // Rules for stylesheets and CSS modules have the same options.
  const [sass] = changes.sass.flatMap((options) => extendSass(options, siteDir) ?? [])
  const [less] = changes.less.flatMap((options) => extendLess(options, siteDir) ?? [])
  if (!sass && !less && parts.every((part) => Object.keys(part).length === 0)) return undefined
  return {
    ...{...sass, ...less},
    key: hashValue(['webpack', parts, side, sass?.key ?? '', less?.key ?? '']),
    define,
    folders: listFolders(aliases),
    plugins: [webpackChanges(changes, siteDir, side)]
  }
}

/** Returns the aliases of absolute paths. An exact alias isn't a folder. */
function listFolders(aliases: WebpackChanges['aliases']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(aliases).flatMap(([name, target]) =>
      target !== false && path.isAbsolute(target) && !name.endsWith('$') ? [[name, target]] : []
    )
  )
}

function webpackChanges(
  changes: WebpackChanges,
  siteDir: string,
  side: 'client' | 'server'
): Plugin {
  return {
    name: 'webpack-changes',
    setup(build) {
      replaceModules(build, changes)
      resolveExternals(build, changes, side)
      resolveAliases(build, changes, siteDir)
      resolveFallbacks(build, changes, siteDir)
      loadFiles(build, changes)
      loadWithRules(build, changes.loaders, {siteDir, side}, createResolver(build))
      addMetadata(build, changes.metadata, createResolver(build))
      resolveEmittedFiles(build)
      provideModules(build, changes, siteDir)
      build.onLoad({filter: /./, namespace: EMPTY}, () => ({contents: 'module.exports = {}'}))
    }
  }
}

function resolveAliases(build: PluginBuild, {aliases}: WebpackChanges, siteDir: string): void {
  const resolveOthers = createResolver(build)
  const names = Object.keys(aliases)
  if (names.length === 0) return
  // An absolute path resolves to the same file for all importers, so results are cached.
  const found = new Map<string, ReturnType<typeof resolveTarget>>()
  build.onStart(() => found.clear())
  build.onResolve({filter: createFilter(names)}, (request) => {
    const name = names.find((one) => isMatch(one, request.path))
    const target = name === undefined ? undefined : aliases[name]
    if (name === undefined || target === undefined) return undefined
    const rest = request.path.slice(name.replace(/\$$/, '').length)
    const resolve = () => resolveTarget(resolveOthers, request, {target, rest, siteDir})
    if (target === false || !path.isAbsolute(target)) return resolve()
    const file = findCodeFile(target + rest)
    if (file) return {path: file}
    const key = `${request.kind} ${target}${rest}`
    const known = found.get(key) ?? resolve()
    found.set(key, known)
    return known
  })
}

/** Replaces modules. Patterns match the import as written or the resolved file. */
function replaceModules(build: PluginBuild, {replacements}: WebpackChanges): void {
  const resolveOthers = createResolver(build)
  if (replacements.length === 0) return
  const find = (text: string) => replacements.find(([pattern]) => text.search(pattern) >= 0)?.[1]
  build.onResolve({filter: /./}, async (request) => {
    if (request.kind === 'entry-point') return undefined
    const target = find(request.path)
    if (target !== undefined) return resolveOthers(request, target)
    const found = await resolveOthers(request, request.path)
    const file = found?.namespace === 'file' ? found.path : ''
    const other = find(file)
    if (other === undefined) return undefined
    return resolveOthers({...request, resolveDir: path.dirname(file)}, other)
  })
}

/**
 * Resolves external modules. In the browser, an external module is the value of a global variable.
 * During rendering, the installed module is used, or an empty module if it isn't installed.
 */
function resolveExternals(
  build: PluginBuild,
  {externals}: WebpackChanges,
  side: 'client' | 'server'
): void {
  const resolveOthers = createResolver(build)
  if (externals.length === 0) return
  build.onResolve({filter: /^[^.]/}, async (request) => {
    if (request.kind === 'entry-point') return undefined
    const code = findExternal(request.path, externals)
    if (code === undefined) return undefined
    if (side === 'client') return {path: request.path, namespace: EXTERNAL, pluginData: code}
    const found = await resolveOthers(request, request.path)
    return !found || found.errors.length === 0 ? found : {path: request.path, namespace: EMPTY}
  })
  build.onLoad({filter: /./, namespace: EXTERNAL}, ({pluginData}) => ({
    contents: `module.exports = ${String(pluginData)}`
  }))
}

function findExternal(name: string, externals: WebpackChanges['externals']): string | undefined {
  for (const external of externals) {
    if ('code' in external && external.match === name) return external.code
    if ('code' in external || name.search(external.match) < 0) continue
    if (external.isGlobal) return `globalThis[${JSON.stringify(name)}]`
    if (/^[A-Za-z_$][\w$]*$/.test(name)) return name
  }
  return undefined
}

function resolveFallbacks(build: PluginBuild, {fallbacks}: WebpackChanges, siteDir: string): void {
  const resolveOthers = createResolver(build)
  const names = Object.keys(fallbacks)
  if (names.length === 0) return
  build.onResolve({filter: createFilter(names)}, async (request) => {
    const name = names.find((one) => isMatch(one, request.path))
    const target = name === undefined ? undefined : fallbacks[name]
    if (name === undefined || target === undefined) return undefined
    const found = await resolveOthers(request, request.path)
    if (!found || found.errors.length === 0) return found
    const rest = request.path.slice(name.length)
    return resolveTarget(resolveOthers, request, {target, rest, siteDir})
  })
}

interface Target {
  target: string | false
  /** Part of the request after the matched name. */
  rest: string
  siteDir: string
}

async function resolveTarget(
  resolveOthers: ResolveOthers,
  request: OnResolveArgs,
  {target, rest, siteDir}: Target
): Promise<OnResolveResult | undefined> {
  if (target === false) return {path: request.path, namespace: EMPTY}
  const resolveDir = request.resolveDir || siteDir
  return resolveOthers({...request, resolveDir}, target + rest)
}

/**
 * Resolves a path with all other plugins. Returns `undefined` for requests that are already being
 * resolved.
 */
type ResolveOthers = (request: OnResolveArgs, path: string) => Promise<ResolveResult | undefined>

/**
 * Creates a resolver that tracks pending requests by key. Plugin data can't mark them, because
 * other plugins replace it.
 */
function createResolver(build: PluginBuild): ResolveOthers {
  const running = new Set<string>()
  return async ({kind, importer, resolveDir}, path) => {
    const key = [kind, importer, path].join('\n')
    if (running.has(key)) return undefined
    running.add(key)
    try {
      return markEmpty(await build.resolve(path, {kind, importer, resolveDir, pluginData: SEEN}))
    } finally {
      running.delete(key)
    }
  }
}

/** Marks modules that a package's `browser` field leaves out. esbuild returns them without a file. */
function markEmpty(found: ResolveResult): ResolveResult {
  const isLeftOut = found.namespace === '' && !found.external && found.errors.length === 0
  return isLeftOut ? {...found, namespace: EMPTY} : found
}

function loadFiles(build: PluginBuild, {files}: WebpackChanges): void {
  const resolveOthers = createResolver(build)
  const endings = Object.keys(files)
  if (endings.length === 0) return
  const filter = new RegExp(`(?:${endings.map(escapePattern).join('|')})$`)
  build.onResolve({filter}, async (request) => {
    if (request.kind === 'url-token' || request.kind === 'entry-point') return undefined
    const found = await resolveOthers(request, request.path)
    if (!found || found.errors.length > 0 || found.namespace !== 'file') return undefined
    return {path: found.path, pluginData: files[path.extname(found.path)]}
  })
  build.onLoad({filter, namespace: 'file'}, async ({path: file, pluginData}) => {
    const use = pluginData as FileUse | undefined
    if (use === undefined) return undefined
    if (use === 'file' || use === 'dataurl' || use === 'empty')
      return {contents: await fs.readFile(file), loader: use}
    return {contents: `export default ${JSON.stringify(await fs.readFile(file, 'utf8'))}`}
  })
}

/** Turns provided names into imports that esbuild injects into modules that use them. */
function provideModules(build: PluginBuild, {provide}: WebpackChanges, siteDir: string): void {
  const entries = Object.entries(provide)
  if (entries.length === 0) return
  const name = 'webpack-provided-names'
  build.initialOptions.inject = [...(build.initialOptions.inject ?? []), name]
  build.onResolve({filter: new RegExp(`^${name}$`)}, () => ({path: name, namespace: PROVIDED}))
  build.onLoad({filter: /./, namespace: PROVIDED}, () => ({
    contents: entries.map(([free, target], index) => provideName(free, target, index)).join('\n'),
    resolveDir: siteDir
  }))
}

/**
 * Returns the code that provides a name, or a property such as `window.sea`. esbuild doesn't find the
 * values of properties that are exported from a CommonJS module directly.
 */
function provideName(
  free: string,
  target: WebpackChanges['provide'][string],
  index: number
): string {
  const [module, exported] = typeof target === 'string' ? [target, 'default'] : target
  const from = `from ${JSON.stringify(module)}`
  if (!free.includes('.')) return `export {${exported} as ${free}} ${from}`
  return [
    `import {${exported} as provided${index}} ${from}`,
    `const value${index} = provided${index}`,
    `export {value${index} as ${JSON.stringify(free)}}`
  ].join('\n')
}

/** Tests whether a name matches a request. `a` matches `a` and `a/b`, but `a$` only matches `a`. */
function isMatch(name: string, request: string): boolean {
  if (name.endsWith('$')) return request === name.slice(0, -1)
  return request === name || request.startsWith(`${name}/`)
}

function createFilter(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.map((name) => escapePattern(name.replace(/\$$/, ''))).join('|')})`)
}
