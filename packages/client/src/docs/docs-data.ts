import type {DocsGlobalData, DocsLayoutProps, DocsVersionData} from '@lectern/types'
import {usePage, usePath} from '../context/page-context.js'
import {useGlobalData, usePluginData} from '../context/site-context.js'
import {findAlternate} from './find-alternate.js'
import {type ActivePlugin, findActivePlugin, findActiveVersion} from './find-docs-place.js'

/** Name of the docs plugin, under which its global data stands. */
const DOCS_PLUGIN = 'docs'

/** A document of a version: as much as a link to it needs. */
export interface DocReference {
  id: string
  /** Route path. */
  path: string
  /** What links to it say, where it is known. */
  label?: string
  /** The sidebar that its page shows. */
  sidebar?: string
}

/** Where the reader is in one docs instance. */
export interface ActiveDocContext {
  /** Absent outside of the instance. */
  activeVersion?: DocsVersionData
  /** Absent on pages that show no document. */
  activeDoc?: DocReference
  /** The page in the versions that have it, its own included, by version name. */
  alternateDocVersions: Readonly<Record<string, DocReference>>
}

/** Whether a hook throws where there is nothing, instead of giving `undefined`. */
export interface FailFast {
  failfast?: boolean
}

/** Global data of all docs instances, by plugin id. */
export function useAllDocsData(): Readonly<Record<string, DocsGlobalData>> {
  // The docs plugin makes this data; its type is the contract between the two.
  return (useGlobalData()[DOCS_PLUGIN] ?? {}) as unknown as Record<string, DocsGlobalData>
}

/** Global data of one docs instance; throws when the site has no such instance. */
export function useDocsData(pluginId?: string): DocsGlobalData {
  return usePluginData<DocsGlobalData>(DOCS_PLUGIN, pluginId, {failfast: true})
}

/**
 * The docs instance that the shown page belongs to. With `failfast` it throws where there is none
 * (specification §8).
 */
export function useActivePlugin(options: {failfast: true}): ActivePlugin
export function useActivePlugin(options?: FailFast): ActivePlugin | undefined
export function useActivePlugin({failfast}: FailFast = {}): ActivePlugin | undefined {
  const all = useAllDocsData()
  const path = usePath()
  const active = findActivePlugin(all, path)
  if (active || !failfast) return active
  const paths = Object.values(all).map((data) => data.path)
  throw new Error(
    `Can't find active docs plugin for the path "${path}". The docs of this site are at: ${paths.join(', ') || 'no path'}.`
  )
}

/** All versions of a docs instance: the one in the docs folder first, then newest first. */
export function useVersions(pluginId?: string): readonly DocsVersionData[] {
  return useDocsData(pluginId).versions
}

/** The version at the base path of a docs instance. */
export function useLatestVersion(pluginId = 'default'): DocsVersionData {
  const versions = useVersions(pluginId)
  const latest = versions.find(({isLast}) => isLast) ?? versions[0]
  if (!latest) throw new Error(`The docs with the id "${pluginId}" have no version.`)
  return latest
}

/** The version of a docs instance that the reader is in; `undefined` outside of the instance. */
export function useActiveVersion(pluginId?: string): DocsVersionData | undefined {
  return useActiveDocContext(pluginId).activeVersion
}

/** The docs part of the shown page's props; every field is absent on other pages. */
export function useDocsPage(): Partial<DocsLayoutProps> & {doc?: {id: string}} {
  // Props are JSON whose shape the page's component knows; each field is checked where it is used.
  return usePage().props as Partial<DocsLayoutProps> & {doc?: {id: string}}
}

/** The version and the document that the reader sees, and where else the page is. */
export function useActiveDocContext(pluginId = 'default'): ActiveDocContext {
  const data = useDocsData(pluginId)
  const path = usePath()
  const active = findActivePlugin(useAllDocsData(), path)
  const props = useDocsPage()
  if (active?.pluginId !== pluginId) return {alternateDocVersions: {}}
  const {version, doc, sidebar, alternates} = props
  if (!version || props.pluginId !== pluginId) {
    return {activeVersion: findActiveVersion(data, path), alternateDocVersions: {}}
  }
  const id = doc?.id ?? ''
  const found = data.versions.flatMap((target) => {
    const there = findAlternate(target, {path, version, alternates}, data)
    return there === undefined ? [] : [[target.name, {id, path: there}] as const]
  })
  return {
    activeVersion: data.versions.find(({name}) => name === version.name),
    activeDoc: doc && {id, path, sidebar: sidebar?.id},
    alternateDocVersions: Object.fromEntries(found)
  }
}

/** What a reader of another version is offered. */
export interface DocVersionSuggestions {
  latestVersionSuggestion: DocsVersionData
  /** The shown page in the last version; absent when that version does not have it. */
  latestDocSuggestion?: DocReference
}

/** The last version of a docs instance, and the shown page in it. */
export function useDocVersionSuggestions(pluginId?: string): DocVersionSuggestions {
  const latest = useLatestVersion(pluginId)
  const {alternateDocVersions} = useActiveDocContext(pluginId)
  return {
    latestVersionSuggestion: latest,
    latestDocSuggestion: alternateDocVersions[latest.name]
  }
}

/** The document that a version opens with; each version has one. */
export function findMainDoc({docs, mainDocId, path}: DocsVersionData): DocReference {
  return docs.find(({id}) => id === mainDocId) ?? {id: mainDocId, path}
}
