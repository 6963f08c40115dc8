import {usePage, usePluginData} from '@lectern/client'
import type {DocsGlobalData, DocsLayoutProps} from '@lectern/types'

/** Name of the docs plugin, whose global data the navbar reads. */
const DOCS_PLUGIN = 'docs'

/** One version of a docs instance, as the navbar needs it. */
export type DocsVersion = DocsGlobalData['versions'][number]

/** The docs part of the current page's props; every field is absent on other pages. */
export function useDocsPage(): Partial<DocsLayoutProps> {
  // Props are JSON whose shape the page's component knows; each field is checked where it is used.
  return usePage().props as Partial<DocsLayoutProps>
}

/** The version a reader is in, or else the last one, of a docs instance. */
export function useDocsVersion(pluginId = 'default'): DocsVersion {
  const data = usePluginData<DocsGlobalData>(DOCS_PLUGIN, pluginId)
  const page = useDocsPage()
  if (!data) throw new Error(`The site has no docs plugin with the id "${pluginId}".`)
  const current = page.pluginId === pluginId ? page.version?.name : undefined
  const version =
    data.versions.find(({name}) => name === current) ??
    data.versions.find(({isLast}) => isLast) ??
    data.versions[0]
  if (!version) throw new Error(`The docs with the id "${pluginId}" have no version.`)
  return version
}

/** All versions of the docs instance that the current page belongs to. */
export function useDocsVersions(): readonly DocsVersion[] {
  const {pluginId} = useDocsPage()
  return usePluginData<DocsGlobalData>(DOCS_PLUGIN, pluginId)?.versions ?? []
}
