import {ownValue} from '@lectern/shared/objects/own-value'
import type {DocsGlobalData, PluginRef, SiteData} from '@lectern/types'
import {createDocsForms} from '../../data-forms/docs-forms.js'

/** Docusaurus's name of the docs plugin. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs'

/** Lectern plugin names, by Docusaurus plugin name. */
const PLUGIN_NAMES: Readonly<Record<string, string>> = {
  [DOCS_PLUGIN]: 'docs',
  'docusaurus-plugin-content-blog': 'blog',
  'docusaurus-plugin-content-pages': 'pages'
}

/** Adds Docusaurus's plugin names to global data. With these, docs have Docusaurus's paths. */
export function nameGlobalData(
  globalData: SiteData['globalData'],
  baseUrl: string
): SiteData['globalData'] {
  const renamed = Object.entries(PLUGIN_NAMES).flatMap(([docusaurusName, name]) => {
    const data = globalData[name]
    return data ? [[docusaurusName, data] as const] : []
  })
  const named = {...globalData, ...Object.fromEntries(renamed)}
  if (!globalData.docs) return named
  // The docs plugin creates its data according to this type. Types of other packages aren't known to
  // be JSON.
  const all = globalData.docs as unknown as Readonly<Record<string, DocsGlobalData>>
  const docs = createDocsForms(baseUrl).toAllData(all) as unknown as typeof globalData.docs
  return {...named, [DOCS_PLUGIN]: docs}
}

/** Returns the name of a plugin in Lectern's global data. */
export function toLecternName(pluginName: string): string {
  return ownValue(PLUGIN_NAMES, pluginName) ?? pluginName
}

/**
 * Returns a plugin instance under its name in Docusaurus. The theme only creates the not-found page,
 * which isn't part of a plugin in Docusaurus.
 */
export function toDocusaurusPlugin(plugin: PluginRef): PluginRef {
  if (plugin.name === 'theme-classic') return {...plugin, name: 'native'}
  const [name] = Object.entries(PLUGIN_NAMES).find(([, own]) => own === plugin.name) ?? []
  return name === undefined ? plugin : {...plugin, name}
}
