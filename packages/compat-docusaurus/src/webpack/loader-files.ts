import fs from 'node:fs/promises'
import path from 'node:path'
import type {Loader, OnLoadResult, OnResolveArgs, PluginBuild, ResolveResult} from 'esbuild'
import {linkEmittedFiles} from './emitted-files.js'
import {canLoad, runLoaders} from './run-loaders.js'
import type {FileUse, LoaderRule} from './webpack-changes.js'
import {createWorkerModule, isWorkerLoader, WORKER_URL} from './worker-module.js'
import {relativePath} from '@lectern/shared/files/relative-path'

/** Names of loaders that the bundler replaces. The others run. */
const NATIVE =
  /\b(?:style|css|postcss|source-map|babel|swc|esbuild|ts|thread|cache)-loader\b|mini-css-extract|css-?extract/i
const STYLE = /\bcss-loader\b|css-?extract/i
/** Files that are compiled as code even if a rule matches them, except as workers. */
const CODE = /\.(?:[cm]?[jt]sx?|mdx?)$/

/** Files in the site, and the side they are bundled for. */
export interface LoaderSite {
  siteDir: string
  side: 'client' | 'server'
}

/** Resolves an import with all other plugins. */
type Resolve = (request: OnResolveArgs, path: string) => Promise<ResolveResult | undefined>

/** Runs the loaders of webpack rules for the files that they match. */
export function loadWithRules(
  build: PluginBuild,
  rules: readonly LoaderRule[],
  site: LoaderSite,
  resolveOthers: Resolve
): void {
  if (rules.length === 0) return
  build.onResolve({filter: /\.[^./]+$/}, async (request) => {
    if (request.kind === 'url-token' || request.kind === 'entry-point') return undefined
    const [name = '', ...rest] = request.path.split('?')
    const query = rest.length > 0 ? `?${rest.join('?')}` : ''
    if (query === WORKER_URL) return undefined
    const isCode = CODE.test(name) && query === ''
    const usable = isCode ? rules.filter(({loaders}) => loaders.some(isWorkerLoader)) : rules
    if (usable.length === 0) return undefined
    const found = await resolveOthers(request, name)
    if (!found || found.errors.length > 0 || found.namespace !== 'file') return undefined
    const rule = usable.findLast((one) => one.matches(found.path, query))
    return rule && {path: found.path, suffix: query, pluginData: {rule}}
  })
  build.onLoad({filter: /./, namespace: 'file'}, ({path: file, suffix, pluginData}) => {
    const rule = readRule(pluginData)
    return rule && loadWithLoaders(build, rule, {...site, file, query: suffix})
  })
}

function readRule(pluginData: unknown): LoaderRule | undefined {
  const {rule} = Object(pluginData) as {rule?: LoaderRule}
  return rule
}

/** Lists the rules with loaders that aren't installed. */
export function listUnusableRules(rules: readonly LoaderRule[], siteDir: string): LoaderRule[] {
  return rules.filter(({loaders}) =>
    loaders.some(
      (one) => !NATIVE.test(one.name) && !isWorkerLoader(one) && !canLoad(one.name, siteDir)
    )
  )
}

interface LoadedFile extends LoaderSite {
  file: string
  query: string
}

/** Loads a file with a rule's loaders or parser, or as the rule's module type. */
export async function loadWithLoaders(
  build: PluginBuild,
  rule: Pick<LoaderRule, 'loaders' | 'use' | 'parse'>,
  {file, query, siteDir, side}: LoadedFile
): Promise<OnLoadResult> {
  const {use, parse, loaders} = rule
  // The worker's code is compiled when it's bundled, so all other loaders are the bundler's.
  const worker = loaders.find(isWorkerLoader)
  if (worker) return {contents: createWorkerModule(file, worker), resolveDir: path.dirname(file)}
  const isProduction = build.initialOptions.define?.['process.env.NODE_ENV'] !== '"development"'
  const resolve = async (resolveDir: string, request: string) => {
    const found = await build.resolve(request, {kind: 'import-statement', resolveDir})
    if (found.errors[0]) throw new Error(found.errors[0].text)
    return found.path
  }
  const own = loaders.filter(({name}) => !NATIVE.test(name))
  try {
    const job = {siteDir, file, query, loaders: own, side, isProduction, resolve}
    const {content, dependencies, warnings, emitted} =
      own.length > 0
        ? await runLoaders(job)
        : {
            content: await fs.readFile(file),
            ...{dependencies: [file], warnings: [], emitted: new Map()}
          }
    const isStyle = loaders.some(({name}) => STYLE.test(name))
    return {
      ...createModule(linkEmittedFiles(String(content), emitted), Buffer.from(content), {
        ...{use, parse, isStyle, file}
      }),
      ...(emitted.size > 0 && {pluginData: {emitted}}),
      resolveDir: path.dirname(file),
      watchFiles: [...dependencies],
      warnings: warnings.map((text) => ({text}))
    }
  } catch (error) {
    const names = own.map(({name}) => shorten(name, siteDir)).join(', ')
    const subject = own.length > 1 ? `The webpack loaders ${names}` : `The webpack loader ${names}`
    const text =
      own.length > 0
        ? `${subject} can't load ${relativePath(siteDir, file)}: ${describe(error)}`
        : `${relativePath(siteDir, file)} can't be parsed: ${describe(error)}`
    return {errors: [{text}]}
  }
}

/** Returns the package of a loader, or the path of a loader in the site. */
function shorten(name: string, siteDir: string): string {
  const inside = name.split(/node_modules[\\/]/).at(-1) ?? name
  const installed = inside === name ? undefined : /^(?:@[^\\/]+[\\/])?[^\\/]+/.exec(inside)?.[0]
  return installed ?? (path.isAbsolute(name) ? relativePath(siteDir, name) : name)
}

interface ModuleKind extends Pick<LoaderRule, 'use' | 'parse'> {
  isStyle: boolean
  file: string
}

function createModule(
  text: string,
  bytes: Uint8Array,
  {use, parse, isStyle, file}: ModuleKind
): OnLoadResult {
  if (parse) return {contents: JSON.stringify(parse(text)), loader: 'json'}
  if (use === 'text') return {contents: `export default ${JSON.stringify(text)}`, loader: 'js'}
  if (use !== undefined) return {contents: bytes, loader: LOADERS[use]}
  if (!isStyle) return {contents: text, loader: 'jsx'}
  return {contents: text, loader: /\.module\.[^.]+$/.test(file) ? 'local-css' : 'css'}
}

const LOADERS: Readonly<Record<FileUse, Loader>> = {
  text: 'text',
  file: 'file',
  dataurl: 'dataurl',
  empty: 'empty'
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
