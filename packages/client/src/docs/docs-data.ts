import type {DocsGlobalData, DocsLayoutProps, DocsVersionData} from '@lectern/types'
import {usePage, usePath} from '../context/page-context.js'
import {useGlobalData, usePluginData} from '../context/site-context.js'
import {findAlternate} from './find-alternate.js'
import {type ActivePlugin, findActivePlugin, findActiveVersion} from './find-docs-location.js'

/** Name of the docs plugin in global data. */
const DOCS_PLUGIN = 'docs'

/** A reference to a doc in a version. */
export interface DocReference {
  /** ID of the doc, which is unique in its version. */
  id: string
  /** Route path. */
  path: string
  /** Label for links to the doc, if known. */
  label?: string
  /** ID of the sidebar on the doc's page. */
  sidebar?: string
}

/** The position of the current page in a docs instance. */
export interface ActiveDocContext {
  /** Version of the page, or `undefined` on pages outside the instance. */
  activeVersion?: DocsVersionData
  /** Doc of the page, or `undefined` on pages without a doc. */
  activeDoc?: DocReference
  /** The same page in every version that has it, by version name. */
  alternateDocVersions: Readonly<Record<string, DocReference>>
}

/** Options of hooks that may find nothing. */
export interface FailFast {
  /** Whether to throw an error instead of returning `undefined`. */
  failfast?: boolean
}

/** Returns the global data of all docs instances by plugin ID. */
export function useAllDocsData(): Readonly<Record<string, DocsGlobalData>> {
  // The docs plugin creates this data according to this type.
  return (useGlobalData()[DOCS_PLUGIN] ?? {}) as unknown as Record<string, DocsGlobalData>
}

/**
 * Returns the global data of a docs instance.
 *
 * @param pluginId - ID of the instance. Defaults to `'default'`.
 * @throws Error if the site doesn't have the instance.
 */
export function useDocsData(pluginId?: string): DocsGlobalData {
  return usePluginData<DocsGlobalData>(DOCS_PLUGIN, pluginId, {failfast: true})
}

/**
 * Returns the docs instance that the page belongs to.
 *
 * @param options - Whether to throw on pages outside of all instances.
 * @throws Error if the data is missing and `failfast` is set.
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

/**
 * Returns all versions of a docs instance, starting with the current one and then from newest to
 * oldest.
 *
 * @param pluginId - ID of the docs instance. Defaults to `'default'`.
 */
export function useVersions(pluginId?: string): readonly DocsVersionData[] {
  return useDocsData(pluginId).versions
}

/**
 * Returns the latest version of a docs instance, which is served at its base path.
 *
 * @param pluginId - ID of the docs instance.
 */
export function useLatestVersion(pluginId = 'default'): DocsVersionData {
  const versions = useVersions(pluginId)
  const latest = versions.find(({isLast}) => isLast) ?? versions[0]
  if (!latest) throw new Error(`The docs with the ID "${pluginId}" have no version.`)
  return latest
}

/**
 * Returns the version that the page belongs to, or `undefined` on pages outside the docs instance.
 *
 * @param pluginId - ID of the docs instance. Defaults to `'default'`.
 */
export function useActiveVersion(pluginId?: string): DocsVersionData | undefined {
  return useActiveDocContext(pluginId).activeVersion
}

/** Returns the props of a docs page. On other pages, all fields are `undefined`. */
export function useDocsPage(): Partial<DocsLayoutProps> & {doc?: {id: string}} {
  // Props are JSON of unknown shape, so callers check each field.
  return usePage().props as Partial<DocsLayoutProps> & {doc?: {id: string}}
}

/**
 * Returns the version and the doc of the page, and the same page in other versions.
 *
 * @param pluginId - ID of the docs instance.
 */
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

/** Links that the page of an outdated version suggests. */
export interface DocVersionSuggestions {
  /** Latest version. */
  latestVersionSuggestion: DocsVersionData
  /** The same page in the latest version, or `undefined` if that version doesn't have it. */
  latestDocSuggestion?: DocReference
}

/**
 * Returns the latest version of a docs instance, and the current page in that version.
 *
 * @param pluginId - ID of the docs instance. Defaults to `'default'`.
 */
export function useDocVersionSuggestions(pluginId?: string): DocVersionSuggestions {
  const latest = useLatestVersion(pluginId)
  const {alternateDocVersions} = useActiveDocContext(pluginId)
  return {
    latestVersionSuggestion: latest,
    latestDocSuggestion: alternateDocVersions[latest.name]
  }
}

/**
 * Returns the main doc of a version, which the version opens with.
 *
 * @param version - A version from global data.
 */
export function findMainDoc({docs, mainDocId, path}: DocsVersionData): DocReference {
  return docs.find(({id}) => id === mainDocId) ?? {id: mainDocId, path}
}
