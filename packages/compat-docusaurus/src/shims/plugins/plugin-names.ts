import type {SiteData} from '@lectern/types'

/** Docusaurus's name of the docs plugin. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs'

/** Lectern plugin names, by Docusaurus plugin name. */
const PLUGIN_NAMES: Readonly<Record<string, string>> = {
  [DOCS_PLUGIN]: 'docs',
  'docusaurus-plugin-content-blog': 'blog',
  'docusaurus-plugin-content-pages': 'pages'
}

/** Adds Docusaurus's plugin names to global data. */
export function nameGlobalData(globalData: SiteData['globalData']): SiteData['globalData'] {
  const renamed = Object.entries(PLUGIN_NAMES).flatMap(([docusaurusName, name]) => {
    const data = globalData[name]
    return data ? [[docusaurusName, data] as const] : []
  })
  return {...globalData, ...Object.fromEntries(renamed)}
}

/** Returns the name of a plugin in Lectern's global data. */
export function toLecternName(pluginName: string): string {
  return PLUGIN_NAMES[pluginName] ?? pluginName
}
