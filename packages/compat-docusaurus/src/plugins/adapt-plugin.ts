import path from 'node:path'
import type {Plugin, PluginRef, SiteContext, SiteProblem} from '@lectern/types'
import {callHook} from '@lectern/shared/problems/hook-error'
import {adaptCommands} from './adapt-commands.js'
import {adaptTags} from './adapt-tags.js'
import {AdaptedContent} from './adapted-content.js'
import {createAllContent} from './all-content.js'
import type {DocusaurusPlugin} from './docusaurus-plugin.js'
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

/**
 * Adapts a Docusaurus plugin to Lectern by turning the side effects of its hooks into return
 * values. Webpack configuration is translated to esbuild where possible and reported otherwise.
 */
export function adaptPlugin(
  plugin: DocusaurusPlugin,
  origin: PluginOrigin
): Plugin<AdaptedContent> {
  const {context, folder, id, options = {}} = origin
  const ref: PluginRef = {name: plugin.name, id}
  const resolve = (file: string) => (file.startsWith('.') ? path.resolve(folder, file) : file)
  const read = {content: undefined as unknown}
  const adaptContent = (content: unknown) => {
    read.content = content
    return createContent(plugin, content, {ref, context})
  }
  return {
    name: plugin.name,
    loadContent: async () => adaptContent(await plugin.loadContent?.()),
    ...adaptTranslations(plugin, adaptContent),
    createRoutes: ({created, tags}) => ({
      ...created,
      problems: [
        ...reportWebpack(plugin, {siteDir: context.siteDir, content: read.content}),
        ...(created.problems ?? []),
        ...tags.problems
      ]
    }),
    ...adaptSiteRoutes(plugin, {ref, context}),
    injectHtmlTags: ({tags: {problems: _, ...tags}}) => tags,
    ...(plugin.configurePostCss && {
      configurePostCss: (options) => plugin.configurePostCss?.(options) ?? options
    }),
    ...(plugin.configureWebpack && {
      extendBundle: (side) =>
        extendAsWebpack(plugin, side, {siteDir: context.siteDir, content: read.content}),
      postBuild: () => listCopies(plugin, {siteDir: context.siteDir, content: read.content})
    }),
    getClientModules: () => (plugin.getClientModules?.() ?? []).map(resolve),
    getPathsToWatch: () =>
      (plugin.getPathsToWatch?.() ?? []).map((file) =>
        path.resolve(context.siteDir, withoutPattern(file))
      ),
    ...adaptThemePath(plugin, resolve),
    ...(plugin.extendCli && {extendCli: () => adaptCommands(plugin)}),
    ...(plugin.postBuild && adaptPostBuild({plugin, options, content: () => read.content}, context))
  }
}

/** Runs a plugin's content hooks, which create pages and head tags. */
async function createContent(
  plugin: DocusaurusPlugin,
  content: unknown,
  context: {ref: PluginRef; context: SiteContext}
): Promise<AdaptedContent> {
  const {siteConfig} = context.context
  const before = JSON.stringify(siteConfig.themeConfig)
  const late: SiteProblem[] = []
  const created = await runActions(context, (actions) => {
    const loaded = callHook('contentLoaded', () => plugin.contentLoaded?.({content, actions}))
    // Plugins run concurrently. Only changes made up to this point certainly come from this plugin.
    if (JSON.stringify(siteConfig.themeConfig) !== before) late.push(reportLateChange(context.ref))
    return loaded
  })
  const injected = await callHook('injectHtmlTags', () => plugin.injectHtmlTags?.({content}))
  return new AdaptedContent({
    content,
    created: {...created, problems: [...(created.problems ?? []), ...late]},
    tags: adaptTags(injected, plugin.name)
  })
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
  const {baseUrl} = context.context.siteConfig
  return {
    createSiteRoutes: (site) => {
      const allContent = createAllContent(site, baseUrl)
      return runActions(context, (actions) =>
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
  adaptContent: (content: unknown) => Promise<AdaptedContent>
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

function adaptThemePath(
  plugin: DocusaurusPlugin,
  resolve: (file: string) => string
): Pick<Plugin, 'getThemePath'> {
  const folder = plugin.getThemePath?.()
  return folder === undefined ? {} : {getThemePath: () => resolve(folder)}
}

/** Returns the folder before the first glob segment of a path. */
function withoutPattern(file: string): string {
  const names = file.split('/')
  const first = names.findIndex((name) => /[*{[!(]/.test(name))
  return (first < 0 ? file : names.slice(0, first).join('/')) || '.'
}
