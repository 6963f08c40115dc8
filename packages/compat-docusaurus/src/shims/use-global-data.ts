import {
  useAllPluginInstancesData as useAllData,
  useGlobalData as useData,
  usePluginData as useOneData
} from '@lectern/client'
import type {SiteData} from '@lectern/types'
import {useMemo} from 'react'
import {nameGlobalData, toLecternName} from './plugins/plugin-names.js'

/** Whether a hook throws if the data is missing. */
interface FailFast {
  failfast?: boolean
}

/** `@docusaurus/useGlobalData`: global data by plugin name and plugin ID. */
export default function useGlobalData(): SiteData['globalData'] {
  const data = useData()
  return useMemo(() => nameGlobalData(data), [data])
}

/** Returns the global data of a plugin instance. Accepts Docusaurus's plugin names. */
export function usePluginData(pluginName: string, pluginId?: string, options?: FailFast): unknown {
  return useOneData(toLecternName(pluginName), pluginId, options)
}

/** Returns the global data of all instances of a plugin, by plugin ID. */
export function useAllPluginInstancesData(pluginName: string, options?: FailFast) {
  return useAllData(toLecternName(pluginName), options)
}
