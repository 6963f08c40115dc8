import type {SiteData} from '@lectern/types'

/** What Docusaurus calls the plugins, and what they are called here. */
const PLUGIN_NAMES: Readonly<Record<string, string>> = {
  'docusaurus-plugin-content-docs': 'docs',
  'docusaurus-plugin-content-blog': 'blog',
  'docusaurus-plugin-content-pages': 'pages'
}

/** Global data by the names here and by Docusaurus's. */
export function nameGlobalData(globalData: SiteData['globalData']): SiteData['globalData'] {
  const renamed = Object.entries(PLUGIN_NAMES).flatMap(([theirs, name]) => {
    const data = globalData[name]
    return data ? [[theirs, data] as const] : []
  })
  return {...globalData, ...Object.fromEntries(renamed)}
}

/** The name under which a plugin's global data stands. */
export function nameHere(pluginName: string): string {
  return PLUGIN_NAMES[pluginName] ?? pluginName
}
