import type {DocReference} from '@lectern/client'
import {folderPath} from './metadata-forms.js'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import type {DocsGlobalData, DocsVersionData} from '@lectern/types'

/** Global data of docs. A plugin that wraps the docs plugin can replace its fields. */
type ReplacedData = DocsGlobalData & {replaced?: object}

/** Versions in Docusaurus's format. All hooks return the same object for a version. */
const converted = new WeakMap<DocsVersionData, DocsVersionData>()

/** Creates functions that add the base URL to the paths in docs data. */
export function createDocsForms(baseUrl: string) {
  const withBase = <Link extends {path: string}>(link: Link): Link => ({
    ...link,
    path: addBaseUrl(link.path, baseUrl)
  })
  /** The path of a version's home page ends with a slash. */
  const toReference = (doc: DocReference, version?: Pick<DocsVersionData, 'path'>): DocReference =>
    withBase(doc.path === version?.path ? {...doc, path: folderPath(doc.path)} : doc)
  const convertVersion = (version: DocsVersionData): DocsVersionData => ({
    ...withBase(version),
    docs: version.docs.map((doc) => ({...doc, ...toReference(doc, version)})),
    sidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([id, {link, ...sidebar}]) => [
        id,
        link
          ? {...sidebar, link: {...link, path: toReference({id, ...link}, version).path}}
          : sidebar
      ])
    )
  })
  const toVersion = (version: DocsVersionData): DocsVersionData => {
    const result = converted.get(version) ?? convertVersion(version)
    converted.set(version, result)
    return result
  }
  const toData = ({replaced, ...data}: ReplacedData): DocsGlobalData => ({
    ...withBase(data),
    versions: data.versions.map(toVersion),
    ...replaced
  })
  const toAllData = (all: Readonly<Record<string, DocsGlobalData>>) =>
    Object.fromEntries(Object.entries(all).map(([id, data]) => [id, toData(data)]))
  return {toVersion, toData, toAllData, toReference}
}
