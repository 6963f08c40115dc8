import {
  useAllPluginInstancesData as useAllData,
  useGlobalData as useData,
  usePluginData as useOneData
} from '@lectern/client'
import type {SiteData} from '@lectern/types'
import {useMemo} from 'react'
import {nameGlobalData, toLecternName} from './plugins/plugin-names.js'

/** Whether a hook throws where there is nothing. */
interface FailFast {
  failfast?: boolean
}

/** `@docusaurus/useGlobalData`: by plugin name, then by ID. */
export default function useGlobalData(): SiteData['globalData'] {
  const data = useData()
  return useMemo(() => nameGlobalData(data), [data])
}

/** Global data of one plugin instance; Docusaurus's names of plugins are understood. */
export function usePluginData(pluginName: string, pluginId?: string, options?: FailFast): unknown {
  return useOneData(toLecternName(pluginName), pluginId, options)
}

/** Global data of all instances of a plugin, by ID. */
export function useAllPluginInstancesData(pluginName: string, options?: FailFast) {
  return useAllData(toLecternName(pluginName), options)
}
