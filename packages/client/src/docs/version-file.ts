import type {DocsVersionFile} from '@lectern/types'
import {createDataName} from '@lectern/shared/files/data-name'
import {useDataFile} from '../context/data-file.js'

/**
 * Every document of a version with its id, path, label and sidebar, fetched when `load` is called:
 * global data names only a few of them, so that pages do not grow with the docs.
 */
export function useDocsVersionFile(version: string, pluginId = 'default') {
  return useDataFile<DocsVersionFile>(createDataName('docs', pluginId, version))
}
