import {
  useAllPluginInstancesData as useAllData,
  useGlobalData as useData,
  usePluginData as useOneData,
  useSiteData
} from '@lectern/client'
import type {DocsGlobalData, SiteData} from '@lectern/types'
import {useMemo} from 'react'
import {useAllDocsData, useDocsForms} from './plugins/docs-data.js'
import {DOCS_PLUGIN, nameGlobalData, toLecternName} from './plugins/plugin-names.js'

/** Whether a hook throws if the data is missing. */
interface FailFast {
  failfast?: boolean
}

/** `@docusaurus/useGlobalData`: global data by plugin name and plugin ID. */
export default function useGlobalData(): SiteData['globalData'] {
  const data = useData()
  const {baseUrl} = useSiteData().siteConfig
  return useMemo(() => nameGlobalData(data, baseUrl), [data, baseUrl])
}

/** Returns the global data of a plugin instance. Accepts Docusaurus's plugin names. */
export function usePluginData(pluginName: string, pluginId?: string, options?: FailFast): unknown {
  const data = useOneData(toLecternName(pluginName), pluginId, options)
  const {toData} = useDocsForms()
  // The docs plugin creates its data according to this type.
  return pluginName === DOCS_PLUGIN && data ? toData(data as unknown as DocsGlobalData) : data
}

/** Returns the global data of all instances of a plugin, by plugin ID. */
export function useAllPluginInstancesData(pluginName: string, options?: FailFast) {
  const data = useAllData(toLecternName(pluginName), options)
  const docs = useAllDocsData()
  return pluginName === DOCS_PLUGIN && data ? docs : data
}
