import fs from 'node:fs'
import path from 'node:path'
import type {Plugin, PluginRef, PluginRoutes, SiteContext, SiteProblem} from '@lectern/types'
import {callHook} from '@lectern/shared/problems/hook-error'
import {findMisspelledHooks} from '@lectern/shared/problems/misspelled-hooks'
import {adaptCommands} from './adapt-commands.js'
import {type AdaptedTags, adaptTags} from './adapt-tags.js'
import {AdaptedContent} from './adapted-content.js'
import {createAllContent} from './all-content.js'
import {DOCUSAURUS_HOOKS, type DocusaurusPlugin} from '../plugin-form/docusaurus-plugin.js'
import {stagedOutputFolder} from '../plugin-form/generated-folder.js'
import {INSTANCE, type WrappingPlugin} from '../wrapping/create-plugin.js'
import {addNative, inheritHooks, nameWrapping, withoutOwnHooks} from './wrapping-plugin.js'
import {extendAsWebpack, listCopies, reportWebpack} from './webpack-settings.js'
import {runActions} from './run-actions.js'
import {adaptPostBuild} from './run-post-build.js'

/** Where a plugin comes from, and how it's configured. */
export interface PluginOrigin {
  id: string
  /** Base folder of the plugin's relative paths: the folder of its file, or the site root. */
  folder: string
  context: SiteContext
  /** Options passed to the plugin. */
  options?: object
}

/** Results of a plugin's content hooks. */
interface PluginRun {
  content?: unknown
  tags?: AdaptedTags
}

/**
 * Adapts a Docusaurus plugin to Lectern by turning the side effects of its hooks into return
 * values. Webpack configuration is translated to esbuild where possible and reported otherwise. A
 * plugin that wraps one of Lectern's keeps the other hooks of the wrapped plugin.
 */
export function adaptPlugin(plugin: WrappingPlugin, origin: PluginOrigin): Plugin<AdaptedContent> {
  const {context, folder, id, options = {}} = origin
  const wrapped = plugin[INSTANCE]
  const ref: PluginRef = {name: nameWrapping(plugin), id}
  const run: PluginRun = {}
  const own = wrapped ? withoutOwnHooks(plugin, wrapped) : plugin
  const contentOf = () => ({siteDir: context.siteDir, content: run.content})
  const outDir = stagedOutputFolder(context.siteDir, context.siteConfig.i18n.currentLocale)
  return {
    ...(wrapped && inheritHooks(wrapped, ref)),
    name: ref.name,
    loadContent: async () => keepContent(await plugin.loadContent?.(), run),
    ...adaptTranslations(plugin, (content) => keepContent(content, run)),
    createRoutes: async ({content}, {translate}) => {
      if (wrapped) wrapped.instance.translate = translate
      const created = await createRoutes(plugin, content, {ref, context})
      run.tags = await createTags(plugin, content)
      const problems = [
        ...findMisspelledHooks(plugin, {hooks: DOCUSAURUS_HOOKS, label: plugin.name}),
        ...reportWebpack(own, contentOf()),
        ...(created.problems ?? []),
        ...run.tags.problems
      ]
      return {...created, problems}
    },
    ...adaptSiteRoutes(plugin, {ref, context}),
    injectHtmlTags: () => {
      const {problems: _, ...tags} = run.tags ?? {}
      return tags
    },
    ...(plugin.configurePostCss && {
      configurePostCss: (options) => plugin.configurePostCss?.(options) ?? options
    }),
    ...(own.configureWebpack && {
      extendBundle: (side) => extendAsWebpack(own, side, contentOf()),
      postBuild: async (site) => [
        ...((await wrapped?.instance.native.postBuild?.(site)) ?? []),
        ...(await listCopies(own, contentOf(), outDir))
      ]
    }),
    getClientModules: () =>
      (plugin.getClientModules?.() ?? []).map((file) => locateModule(file, folder)),
    getPathsToWatch: () =>
      (plugin.getPathsToWatch?.() ?? []).map((file) =>
        path.resolve(context.siteDir, withoutPattern(file))
      ),
    ...adaptThemePath(plugin, folder),
    ...(plugin.extendCli && {extendCli: () => adaptCommands(plugin)}),
    ...(own.postBuild &&
      adaptPostBuild({plugin: own, options, content: () => run.content}, context))
  }
}

function keepContent(content: unknown, run: PluginRun): AdaptedContent {
  run.content = content
  return new AdaptedContent(content)
}

/** Runs the hook that creates a plugin's pages. */
async function createRoutes(
  plugin: WrappingPlugin,
  content: unknown,
  context: {ref: PluginRef; context: SiteContext}
): Promise<PluginRoutes> {
  const {siteConfig} = context.context
  const before = JSON.stringify(siteConfig.themeConfig)
  const late: SiteProblem[] = []
  const wrapped = plugin[INSTANCE]
  const listSources = wrapped && (() => wrapped.instance.created.routes)
  const created = await runActions({...context, listSources}, (actions) => {
    const loaded = callHook('contentLoaded', () => plugin.contentLoaded?.({content, actions}))
    // Plugins run concurrently. Only changes made up to this point certainly come from this plugin.
    if (JSON.stringify(siteConfig.themeConfig) !== before) late.push(reportLateChange(context.ref))
    return loaded
  })
  const complete = wrapped ? addNative(wrapped.instance, created, context) : created
  return {...complete, problems: [...(complete.problems ?? []), ...late]}
}

async function createTags(plugin: DocusaurusPlugin, content: unknown): Promise<AdaptedTags> {
  const injected = await callHook('injectHtmlTags', () => plugin.injectHtmlTags?.({content}))
  return adaptTags(injected, plugin.name)
}

/**
 * Reports changes to `themeConfig` in content hooks. They come too late, because themes have
 * already validated and translated it.
 */
function reportLateChange({name}: PluginRef): SiteProblem {
  return {
    code: 'docusaurus-plugin-limited',
    policy: 'warn',
    message: `The plugin ${name} changes \`themeConfig\` in contentLoaded, which has no effect.`,
    hint: "Add the plugin's changes to `themeConfig`, e.g. its link in `navbar.items`."
  }
}

/** Adapts the hook that receives the content of all plugins. */
function adaptSiteRoutes(
  plugin: DocusaurusPlugin,
  context: {ref: PluginRef; context: SiteContext}
): Pick<Plugin, 'createSiteRoutes'> {
  if (!plugin.allContentLoaded) return {}
  const {siteDir, siteConfig} = context.context
  return {
    createSiteRoutes: (site) => {
      const allContent = createAllContent(site, {siteDir, baseUrl: siteConfig.baseUrl})
      return runActions({...context, listSources: () => site.routes}, (actions) =>
        callHook('allContentLoaded', () => plugin.allContentLoaded?.({allContent, actions}))
      )
    }
  }
}

type TranslationHooks = Pick<
  Plugin<AdaptedContent>,
  | 'getTranslationFiles'
  | 'translateContent'
  | 'translateThemeConfig'
  | 'getDefaultCodeTranslationMessages'
>

/** Adapts the translation hooks. Translating content creates its pages again. */
function adaptTranslations(
  plugin: DocusaurusPlugin,
  adaptContent: (content: unknown) => AdaptedContent
): TranslationHooks {
  return {
    ...(plugin.getTranslationFiles && {
      // Themes have no content.
      getTranslationFiles: ({content}: {content: AdaptedContent | undefined}) =>
        plugin.getTranslationFiles?.({content: content?.content}) ?? []
    }),
    ...(plugin.translateContent && {
      translateContent: async ({content: {content}, translationFiles}) =>
        adaptContent(await plugin.translateContent?.({content, translationFiles}))
    }),
    ...(plugin.translateThemeConfig && {
      translateThemeConfig: (given) => plugin.translateThemeConfig?.(given) ?? given.themeConfig
    }),
    ...(plugin.getDefaultCodeTranslationMessages && {
      getDefaultCodeTranslationMessages: () => plugin.getDefaultCodeTranslationMessages?.() ?? {}
    })
  }
}

function adaptThemePath(plugin: DocusaurusPlugin, folder: string): Pick<Plugin, 'getThemePath'> {
  const themePath = plugin.getThemePath?.()
  return themePath === undefined ? {} : {getThemePath: () => path.resolve(folder, themePath)}
}

/** Endings that the paths of client modules can omit. */
const ENDINGS = ['', '.js', '.mjs', '.jsx', '.ts', '.tsx']

/** Returns the absolute path of a plugin's client module, or the name of a module in a package. */
function locateModule(file: string, folder: string): string {
  const own = path.resolve(folder, file)
  const isOwn = file.startsWith('.') || ENDINGS.some((ending) => fs.existsSync(own + ending))
  return isOwn ? own : file
}

/** Returns the folder before the first glob segment of a path. */
function withoutPattern(file: string): string {
  const names = file.split('/')
  const first = names.findIndex((name) => /[*{[!(]/.test(name))
  return (first < 0 ? file : names.slice(0, first).join('/')) || '.'
}
