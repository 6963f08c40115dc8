import type {Plugin, PluginRef, PluginRoutes, Route, SiteContext} from '@lectern/types'
import type {DocusaurusPlugin} from '../plugin-form/docusaurus-plugin.js'
import type {ContentInstance} from '../wrapping/content-instance.js'
import {INSTANCE, type WrappedPlugin, type WrappingPlugin} from '../wrapping/create-plugin.js'
import {combineGlobalData} from '../wrapping/global-data.js'
import type {CreatedRoutes} from './adapted-content.js'

/**
 * Returns the name of a plugin in Lectern. A plugin that wraps one of Lectern's has the name of the
 * wrapped plugin, unless it changes its name.
 */
export function nameWrapping({name, [INSTANCE]: wrapped}: WrappingPlugin): string {
  return wrapped && name === wrapped.instance.shape.name ? wrapped.instance.native.name : name
}

/** Returns a plugin without the hooks that it inherits from a wrapped plugin. */
export function withoutOwnHooks(
  plugin: DocusaurusPlugin,
  {ownHooks}: WrappedPlugin
): DocusaurusPlugin {
  const {configureWebpack, postBuild, ...hooks} = plugin
  return {
    ...hooks,
    ...(configureWebpack !== ownHooks.configureWebpack && {configureWebpack}),
    ...(postBuild !== ownHooks.postBuild && {postBuild})
  }
}

/** Hooks that wrapping plugins don't receive in Docusaurus's form. */
type InheritedHooks = Omit<
  Plugin,
  | 'name'
  | 'loadContent'
  | 'getTranslationFiles'
  | 'translateContent'
  | 'createRoutes'
  | 'editPosts'
  | 'injectHtmlTags'
>

/** Returns the hooks of a wrapped plugin that a wrapping plugin can't change. */
export function inheritHooks({instance}: WrappedPlugin, ref: PluginRef): InheritedHooks {
  const {native, id} = instance
  const {
    name: _name,
    loadContent: _load,
    getTranslationFiles: _list,
    translateContent: _translate,
    createRoutes: _create,
    editPosts: _edit,
    injectHtmlTags: _inject,
    ...hooks
  } = native
  const {postBuild} = native
  if (!postBuild || ref.name === native.name) return hooks
  // The plugin finds its pages by its own name.
  const own = (route: Route) =>
    isSame(route.plugin, ref) ? {...route, plugin: {name: native.name, id}} : route
  return {...hooks, postBuild: (site) => postBuild({...site, routes: site.routes.map(own)})}
}

function isSame(left: PluginRef, right: PluginRef): boolean {
  return left.name === right.name && left.id === right.id
}

/** Adds the results of a wrapped plugin that aren't pages: data, redirects and problems. */
export function addNative(
  {created: native, native: {name}}: ContentInstance,
  created: CreatedRoutes,
  {ref, context}: {ref: PluginRef; context: Pick<SiteContext, 'siteConfig'>}
): PluginRoutes {
  const data = {name, native: native.globalData}
  return {
    ...native,
    routes: created.routes.map((route) => ({...route, plugin: ref})),
    globalData: combineGlobalData(data, created.globalData, context.siteConfig),
    problems: [...(native.problems ?? []), ...(created.problems ?? [])]
  }
}
