import {useRouteContext as useContext} from '@lectern/client'
import {useMemo} from 'react'
import {toDocusaurusPlugin} from './plugin-names.js'

/** `@docusaurus/useRouteContext`: the plugin has its name in Docusaurus. */
export default function useRouteContext(): ReturnType<typeof useContext> {
  const context = useContext()
  return useMemo(() => ({...context, plugin: toDocusaurusPlugin(context.plugin)}), [context])
}
