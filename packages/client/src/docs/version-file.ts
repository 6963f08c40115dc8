import type {DocsVersionFile} from '@lectern/types'
import {createDataName} from '@lectern/shared/files/data-name'
import {useDataFile} from '../context/data-file.js'

/**
 * Returns the list of all docs in a version, and a function that fetches it. Global data contains
 * only a few of them, so that pages don't grow with the number of docs.
 *
 * @param version - Name of the version.
 * @param pluginId - ID of the docs instance.
 * @returns `data` is `undefined` until `load` has fetched the file.
 */
export function useDocsVersionFile(version: string, pluginId = 'default') {
  return useDataFile<DocsVersionFile>(createDataName('docs', pluginId, version))
}
