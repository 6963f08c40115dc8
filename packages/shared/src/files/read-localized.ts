import {join} from 'node:path'
import type {SourceReader} from '@lectern/types'
import type {SourceFolders} from './source-files.js'

/** Text and path of a data file. */
export interface LocalizedText {
  text: string
  absolutePath: string
}

/**
 * Reads a small data file from the folder of translations. If it isn't translated, reads it from
 * the content folder.
 */
export async function readLocalized(
  name: string,
  {directory, localized}: SourceFolders,
  sources: Pick<SourceReader, 'readText'>
): Promise<LocalizedText | undefined> {
  for (const folder of localized === undefined ? [directory] : [localized, directory]) {
    const absolutePath = join(folder, name)
    const text = await sources.readText(absolutePath)
    if (text !== undefined) return {text, absolutePath}
  }
  return undefined
}
