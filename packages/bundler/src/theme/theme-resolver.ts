import fs from 'node:fs'
import path from 'node:path'
import {findCodeFile} from '@lectern/shared/files/code-file'
import {listLinkedFiles} from '@lectern/shared/files/list-files'
import type {ComponentReplacement, SiteProblem} from '@lectern/types'
import type {OnResolveResult, Plugin, ResolveResult} from 'esbuild'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {listSimilarNames} from '@lectern/shared/text/nearest'
import {isInside} from '@lectern/shared/files/relative-path'
import {splitComponent} from './nested-component.js'

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** The theme folders that a request searches. */
export type ThemeScope = '@theme' | '@theme-original' | '@theme-init'

/**
 * Resolves a theme component. For `@theme/Name`, the site's own component wins, and then the last
 * theme's. `@theme-original/Name` skips the site's component. `@theme-init/Name` resolves to the
 * first theme that has the component.
 *
 * @param themePaths - Absolute, lowest priority first. The last folder is the site's own.
 */
export function findThemeComponent(
  scope: ThemeScope,
  name: string,
  themePaths: readonly string[]
): string | undefined {
  const themes = scope === '@theme' ? themePaths : themePaths.slice(0, -1)
  const order = scope === '@theme-init' ? themes : [...themes].reverse()
  for (const folder of order) {
    for (const ending of ENDINGS) {
      const file = path.join(folder, name + ending)
      if (fs.existsSync(file)) return file
    }
    const exact = path.join(folder, name)
    if (path.extname(name) !== '' && fs.existsSync(exact)) return exact
  }
  return undefined
}

/**
 * Returns the folders for `@theme-original/Name` in a module. If the module's theme has that
 * component itself, the folders are this theme's own and those with a lower priority. This way,
 * several themes can wrap the same component.
 *
 * @param importer - Absolute path of the module.
 */
export function themesSeenFrom(
  importer: string,
  name: string,
  themePaths: readonly string[]
): readonly string[] {
  const layer = themePaths.findIndex((folder) => isInside(importer, folder))
  const folder = themePaths[layer]
  if (folder === undefined || !findThemeComponent('@theme', name, [folder])) return themePaths
  return themePaths.slice(0, layer + 1)
}

/** Returns the names of all theme components, sorted. */
export function listThemeComponents(themePaths: readonly string[]): string[] {
  const names = listThemeFiles(themePaths)
    .flat()
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => file.replace(/(?:\/index)?\.[jt]sx?$/, ''))
  return [...new Set(names)].sort()
}

/**
 * Returns the sorted relative paths of the files in each theme folder. They determine which folder
 * a name resolves to.
 */
export function listThemeFiles(themePaths: readonly string[]): string[][] {
  return themePaths.map((folder) => (fs.existsSync(folder) ? listLinkedFiles(folder) : []))
}

/** Name of the esbuild plugin that reports missing components. */
export const THEME_RESOLVER = 'theme-resolver'

/** Hint for problems with a missing component. */
export const ADD_COMPONENT = 'Add a theme that provides the component, or create it in src/theme.'

/** Modules in addition to the themes' own: absolute paths by name, such as `@theme/Name`. */
interface ThemeModules {
  /** Fallbacks for components that no theme has. */
  aliases?: Readonly<Record<string, string>>
  /** Adapters for imports between the base theme and other themes or the site. */
  adapters?: Readonly<Record<string, string>>
  /**
   * Module that adapts route components. Like `adapters`, it expects the props that the base
   * theme's components have.
   */
  routeAdapter?: string
  /**
   * Replacements for the base theme's components, by name. Those with parts apply only if the site
   * or a different theme overrides one of the parts.
   */
  replacements?: Readonly<Record<string, ComponentReplacement>>
}

/** Starts of the names of modules that the bundler creates. Like the base theme, they're Lectern's. */
const GENERATED = /^(?:@generated\/|entry:)/

/** Namespace of adapted components. */
const ADAPTED = 'adapted-component'

interface Adaptation {
  /** Absolute path of the adapter. */
  adapter: string
  /** Whether the component belongs to the base theme. */
  isOwn: boolean
}

function adaptedModule(file: string, {adapter, isOwn}: Adaptation): string {
  return [
    `import Component from ${JSON.stringify(file)}`,
    `import adapt from ${JSON.stringify(adapter)}`,
    `export * from ${JSON.stringify(file)}`,
    `export default adapt(Component, ${isOwn})`
  ].join('\n')
}

/** Returns the folder of the theme with the root component. */
export function findBaseTheme(themePaths: readonly string[]): string | undefined {
  return themePaths.find((folder) => findThemeComponent('@theme', 'Root', [folder]))
}

/**
 * esbuild plugin for `@theme/*`, `@theme-original/*`, `@theme-init/*` and `@site/*`.
 */
export function themeResolver(
  siteDir: string,
  themePaths: readonly string[],
  modules: ThemeModules = {}
): Plugin {
  return {
    name: THEME_RESOLVER,
    setup(build) {
      const components = createComponentResolver(themePaths, modules)
      const inSite = new Map<string, Promise<ResolveResult>>()
      build.onStart(() => {
        components.clear()
        inSite.clear()
      })
      build.onResolve({filter: /^@theme(?:-original|-init)?\//}, ({path: request, importer}) =>
        components.resolve(request, importer)
      )
      build.onLoad({filter: /./, namespace: ADAPTED}, ({path: file, pluginData}) => ({
        contents: adaptedModule(file, pluginData as Adaptation),
        resolveDir: siteDir
      }))
      build.onResolve({filter: /^@site\//}, ({path: request, kind}) => {
        const name = request.slice('@site/'.length)
        const file = findCodeFile(path.join(siteDir, name))
        if (file) return {path: file}
        const key = `${kind} ${name}`
        const known = inSite.get(key) ?? build.resolve(`./${name}`, {resolveDir: siteDir, kind})
        inSite.set(key, known)
        return known
      })
    }
  }
}

/** Resolves imports of theme components. */
interface ComponentResolver {
  /**
   * @param request - Such as `@theme/Name`.
   * @param importer - Absolute path, or ID of a generated module.
   */
  resolve(request: string, importer: string): OnResolveResult
  /** Forgets the found files. Called before each run, because files may have been added. */
  clear(): void
}

function createComponentResolver(
  themePaths: readonly string[],
  {aliases = {}, adapters = {}, routeAdapter = '', replacements = {}}: ThemeModules
): ComponentResolver {
  const base = findBaseTheme(themePaths)
  // Replacements without parts have the same props as the components that they replace.
  const whole = new Set(Object.values(replacements).flatMap(({file, parts}) => (parts ? [] : file)))
  const isBase = (file: string) => (base !== undefined && isInside(file, base)) || whole.has(file)
  const adapterFiles = new Set([...Object.values(adapters), routeAdapter])
  // These can wrap the base theme's components.
  const wrappers = new Set([
    ...Object.values(replacements).map(({file}) => file),
    ...Object.values(aliases)
  ])
  const {find, clear} = createComponentFinder()
  const findReplacement = (name: string) => {
    const replacement = replacements[`@theme/${name}`]
    const files = replacement?.parts?.map((part) => find('@theme', part, themePaths))
    const isUsed = files?.some((file) => file && !isBase(file)) ?? true
    return isUsed ? replacement?.file : undefined
  }
  return {
    clear,
    resolve(request, importer) {
      const {scope, name} = readRequest(request)
      const seen =
        scope === '@theme-original' ? themesSeenFrom(importer, name, themePaths) : themePaths
      const isWrapped = scope === '@theme-original' && wrappers.has(importer)
      const own = isWrapped ? find('@theme-init', name, themePaths) : find(scope, name, seen)
      const file =
        (own && isBase(own) && !isWrapped && findReplacement(name)) ||
        own ||
        aliases[`@theme/${name}`]
      if (!file) return {errors: [{text: missingComponent(request, name, themePaths)}]}
      const adapter = adapters[`@theme/${name}`]
      const isFromBase = isBase(importer) || adapterFiles.has(importer) || GENERATED.test(importer)
      return adapter && isBase(file) !== isFromBase
        ? {path: file, namespace: ADAPTED, pluginData: {adapter, isOwn: isBase(file)}}
        : {path: file}
    }
  }
}

function readRequest(request: string): {scope: ThemeScope; name: string} {
  const slash = request.indexOf('/')
  return {scope: request.slice(0, slash) as ThemeScope, name: request.slice(slash + 1)}
}

/** Remembers the files of components, because most are imported several times per run. */
function createComponentFinder() {
  const found = new Map<string, string | undefined>()
  const find = (scope: ThemeScope, name: string, themePaths: readonly string[]) => {
    const key = `${scope}/${name}:${themePaths.length}`
    if (!found.has(key)) found.set(key, findThemeComponent(scope, name, themePaths))
    return found.get(key)
  }
  return {find, clear: () => found.clear()}
}

/** Message for every component of a site without a theme, which is reported once. */
const NO_THEME = "The site has no theme, so its pages can't be shown."

function missingComponent(request: string, name: string, themePaths: readonly string[]): string {
  const components = listThemeComponents(themePaths)
  if (components.length === 0) return NO_THEME
  const similar = listSimilarNames(name, components).map((other) => `@theme/${other}`)
  const names = similar.length > 0 ? ` Similar names: ${similar.join(', ')}.` : ''
  return `The component ${request} doesn't exist in any theme.${names}`
}

/** Finds route components that no theme has, before bundling starts. */
export function findMissingComponents(
  components: readonly string[],
  themePaths: readonly string[]
): SiteProblem[] {
  if (listThemeComponents(themePaths).length === 0)
    return [
      {
        code: 'theme-component-missing',
        message: NO_THEME,
        hint: "Add a preset or a theme to the configuration, e.g. `presets: ['classic']`."
      }
    ]
  return components
    .flatMap(splitComponent)
    .filter(
      (name) =>
        name.startsWith('@theme/') && !findThemeComponent('@theme', name.slice(7), themePaths)
    )
    .map((name) => ({
      code: 'theme-component-missing',
      message: missingComponent(name, name.slice(7), themePaths),
      hint: ADD_COMPONENT
    }))
}

/** @throws SiteError `theme-component-missing` for route components that no theme has. */
export function checkComponents(
  components: readonly string[],
  themePaths: readonly string[]
): void {
  const problems = findMissingComponents(components, themePaths)
  if (problems.length > 0) throw new SiteError(problems)
}
