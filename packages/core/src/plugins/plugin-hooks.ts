import {ownValue} from '@lectern/shared/objects/own-value'
import type {Plugin, PluginRef, SiteProblem} from '@lectern/types'
import {HookError} from '@lectern/shared/problems/hook-error'
import {findMisspelledHooks} from '@lectern/shared/problems/misspelled-hooks'
import {describePathError} from '@lectern/shared/problems/path-problem'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {runUserCode} from '@lectern/shared/problems/user-code'
import {findErrorPosition} from '../modules/find-error-position.js'

/** Returns the name of a plugin instance for messages, such as `docs` or `docs (community)`. */
export function pluginLabel({name, id}: PluginRef): string {
  return id === 'default' ? name : `${name} (${id})`
}

/**
 * Runs a plugin's hook. Adds the plugin's name and the position to errors other than SiteErrors.
 */
export async function runPluginHook<Result>(
  name: string,
  hook: string,
  run: () => Result | Promise<Result>
): Promise<Result> {
  try {
    return await runUserCode(`${hook} of the plugin ${name}`, async () => run())
  } catch (error) {
    throw createFailure(name, hook, error)
  }
}

/**
 * Hooks called by code that only has the hook, not the plugin's name. Callers of all other hooks
 * use `runPluginHook`.
 */
const WRAPPED_HOOKS: ReadonlySet<PropertyKey> = new Set<keyof Plugin>([
  'configurePostCss',
  'createGlobalStyles',
  'extendBundle',
  'extendCli',
  'extendMarkdown',
  'getClientModules',
  'getComponentStylesheet',
  'getContentModule',
  'getEmbedStylesheet',
  'getInlineScripts',
  'getPageTemplates',
  'getPathsToWatch',
  'getPolicySources',
  'getPreloadedFonts',
  'getSwizzleConfig',
  'getThemePath',
  'replaceImports'
])

/** Names of all hooks and settings of plugins. The type keeps the list complete. */
const ALL_HOOKS = Object.keys({
  name: true,
  configurePostCss: true,
  createGlobalStyles: true,
  createPageTags: true,
  createRedirects: true,
  createRoutes: true,
  createSiteRoutes: true,
  editPosts: true,
  extendBundle: true,
  extendCli: true,
  extendMarkdown: true,
  finishOutput: true,
  getClientModules: true,
  getComponentStylesheet: true,
  getContentModule: true,
  getDefaultCodeTranslationMessages: true,
  getEmbedStylesheet: true,
  getInlineScripts: true,
  getPageTemplates: true,
  getPathsToWatch: true,
  getPolicySources: true,
  getPreloadedFonts: true,
  getSwizzleConfig: true,
  getThemePath: true,
  getTranslationFiles: true,
  injectHtmlTags: true,
  loadContent: true,
  negotiatesMarkdown: true,
  pageNotes: true,
  postBuild: true,
  readsPlainMarkdown: true,
  replaceImports: true,
  themeConfigKeys: true,
  translateContent: true,
  translateThemeConfig: true,
  validateThemeConfig: true
} satisfies Record<keyof Plugin, true>)

/** Reports methods of a plugin that are probably misspelled hooks. */
export function checkHooks(plugin: Plugin, label: string): SiteProblem[] {
  return findMisspelledHooks(plugin, {hooks: ALL_HOOKS, label})
}

/** Hooks that return one or more paths. */
const PATH_HOOKS: ReadonlySet<PropertyKey> = new Set<keyof Plugin>([
  'getClientModules',
  'getComponentStylesheet',
  'getContentModule',
  'getEmbedStylesheet',
  'getPathsToWatch',
  'getPreloadedFonts',
  'getThemePath'
])

/** Wraps a plugin so that errors in its hooks include its name. */
export function wrapHooks(plugin: Plugin, label: string): Plugin {
  // Proxies can't change the methods of a frozen object, so use an object that inherits from the
  // plugin.
  const above: Plugin = Object.create(plugin) as Plugin
  return new Proxy(above, {
    get(_, key) {
      const value: unknown = Reflect.get(plugin, key)
      if (typeof value !== 'function') return value
      const hook = value as Hook
      const bound: Hook = (...args) => hook.apply(plugin, args)
      return WRAPPED_HOOKS.has(key) ? wrapHook(bound, {label, hook: String(key)}) : bound
    }
  })
}

type Hook = (...args: unknown[]) => unknown

function wrapHook(hook: Hook, name: {label: string; hook: string}): Hook {
  const rethrow = (error: unknown) => {
    throw createFailure(name.label, name.hook, error)
  }
  return (...args) => {
    try {
      const result = hook(...args)
      const paths = PATH_HOOKS.has(name.hook) ? [result ?? []].flat() : []
      if (paths.some((path) => typeof path !== 'string'))
        throw new TypeError("it didn't return paths")
      return result instanceof Promise ? result.catch(rethrow) : result
    } catch (error) {
      return rethrow(error)
    }
  }
}

const HINT = 'Fix the plugin, or report the error to its authors.'

/** Hints for hooks whose errors usually aren't bugs in the plugin. */
const HINTS: Readonly<Record<string, string>> = {
  validateOptions: "Fix the plugin's options in the configuration, or fix the plugin."
}

function createFailure(label: string, hook: string, thrown: unknown): SiteError {
  if (thrown instanceof SiteError) return thrown
  const named = thrown instanceof HookError ? thrown : undefined
  const error: unknown = named ? named.cause : thrown
  const problem = describePathError(error)
  if (problem) return new SiteError(problem, {cause: error})
  const plugin = named?.plugin ? pluginLabel(named.plugin) : label
  return new SiteError(
    {
      code: 'plugin-failed',
      message: `The plugin ${plugin} failed in ${named?.hook ?? hook}: ${messageOf(error).replace(/\.$/, '')}.`,
      position: findErrorPosition(error),
      hint: `${ownValue(HINTS, named?.hook ?? hook) ?? HINT} Run with --verbose for the stack trace.`
    },
    {cause: error}
  )
}
