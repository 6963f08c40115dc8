/**
 * Hooks for docs and versions, in Docusaurus's format: the paths include the base URL. Site code
 * compares them with `useLocation().pathname`.
 */
import {
  type ActiveDocContext,
  type ActivePlugin,
  type DocReference,
  useActiveDocContext as useActiveDoc,
  useActivePlugin as useActive,
  useAllDocsData as useAllData,
  useDocsData as useData,
  useDocsPreferredVersion as usePreferred,
  useDocsVersionCandidates as useCandidates,
  useDocVersionSuggestions as useSuggestions,
  useLatestVersion as useLatest,
  usePage,
  useSiteData
} from '@lectern/client'
import type {DocsGlobalData, DocsVersionData} from '@lectern/types'
import {useMemo} from 'react'
import {createDocsForms} from '../../data-forms/docs-forms.js'
import {docPath} from '../../data-forms/metadata-forms.js'

/** Returns functions that add the base URL to the paths in docs data. */
export function useDocsForms() {
  const {baseUrl} = useSiteData().siteConfig
  return useMemo(() => createDocsForms(baseUrl), [baseUrl])
}

/** `useAllDocsData`: all docs plugins, by ID. */
export function useAllDocsData(): Readonly<Record<string, DocsGlobalData>> {
  const all = useAllData()
  const {toAllData} = useDocsForms()
  return useMemo(() => toAllData(all), [all, toAllData])
}

/** `useDocsData`: a docs plugin. Throws if the site doesn't have it. */
export function useDocsData(pluginId?: string): DocsGlobalData {
  const data = useData(pluginId)
  const {toData} = useDocsForms()
  return useMemo(() => toData(data), [data, toData])
}

/** `useActivePlugin`: the docs plugin of the page. */
export function useActivePlugin(options: {failfast?: boolean} = {}): ActivePlugin | undefined {
  const active = useActive(options)
  const {toData} = useDocsForms()
  return active && {...active, pluginData: toData(active.pluginData)}
}

/** `useVersions`: the versions of a docs plugin. */
export function useVersions(pluginId?: string): readonly DocsVersionData[] {
  return useDocsData(pluginId).versions
}

/** `useLatestVersion`: the latest version of a docs plugin. */
export function useLatestVersion(pluginId?: string): DocsVersionData {
  return useDocsForms().toVersion(useLatest(pluginId))
}

/** `useActiveVersion`: the version of the page. */
export function useActiveVersion(pluginId?: string): DocsVersionData | undefined {
  return useActiveDocContext(pluginId).activeVersion
}

/** `useActiveDocContext`: the version and doc of the page, and the same doc in other versions. */
export function useActiveDocContext(pluginId?: string): ActiveDocContext {
  const {activeVersion, activeDoc, alternateDocVersions} = useActiveDoc(pluginId)
  const versions = useAllData()[pluginId ?? 'default']?.versions
  const page = usePage()
  const {toVersion, toReference} = useDocsForms()
  return {
    activeVersion: activeVersion && toVersion(activeVersion),
    activeDoc: activeDoc && toReference({...activeDoc, path: docPath(page)}, activeVersion),
    alternateDocVersions: Object.fromEntries(
      Object.entries(alternateDocVersions).map(([name, doc]) => {
        const version = versions?.find((one) => one.name === name)
        return [name, toReference(addSidebar(doc, version), version)]
      })
    )
  }
}

/** Adds the ID of a doc's sidebar if the version lists the doc. */
function addSidebar(doc: DocReference, version: DocsVersionData | undefined): DocReference {
  const {sidebar = doc.sidebar} = version?.docs.find(({path}) => path === doc.path) ?? {}
  return {...doc, ...(sidebar !== undefined && {sidebar})}
}

/** `useDocVersionSuggestions`: the latest version, and the page's doc in it. */
export function useDocVersionSuggestions(pluginId?: string) {
  const {latestVersionSuggestion, latestDocSuggestion} = useSuggestions(pluginId)
  const {toVersion, toReference} = useDocsForms()
  return {
    latestVersionSuggestion: toVersion(latestVersionSuggestion),
    latestDocSuggestion:
      latestDocSuggestion &&
      toReference(addSidebar(latestDocSuggestion, latestVersionSuggestion), latestVersionSuggestion)
  }
}

/** `useDocsPreferredVersion`: the version that the reader last chose. */
export function useDocsPreferredVersion(pluginId?: string) {
  const {preferredVersion, savePreferredVersionName} = usePreferred(pluginId)
  const {toVersion} = useDocsForms()
  return {
    preferredVersion: preferredVersion ? toVersion(preferredVersion) : null,
    savePreferredVersionName
  }
}

/** `useDocsVersionCandidates`: the versions to use for a link, in order of preference. */
export function useDocsVersionCandidates(pluginId?: string): DocsVersionData[] {
  return useCandidates(pluginId).map(useDocsForms().toVersion)
}
