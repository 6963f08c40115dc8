import {createDataName} from '@lectern/shared/files/data-name'
import type {DataFile, DocsVersionFile} from '@lectern/types'

/** Reads the list of all docs of a version. */
export function readVersionFile(
  dataFiles: readonly DataFile[],
  pluginId: string,
  version: string
): DocsVersionFile {
  const name = createDataName('docs', pluginId, version)
  const data = dataFiles.find((file) => file.name === name)?.data
  const read = typeof data === 'function' ? data() : data
  // The docs plugin creates its data files according to this type.
  return {docs: [], draftIds: [], ...(read as unknown as Partial<DocsVersionFile> | undefined)}
}
