import type {FileContent, OutputFile, RenderedSite} from '@lectern/types'
import {hashContent} from '@lectern/shared/content-hash'
import {blame, type LoadedPlugin} from '../plugins/load-plugins.js'
import {madeKey, type OutputPlan, type PlannedFile} from './output-plan.js'

/** A file of a plugin, which may not have been made yet. */
export interface PluginFile {
  file: string
  key?: string
  /** Make the file; what goes wrong is put to the plugin's name. */
  make(): Promise<FileContent>
}

/** Ask all plugins for the files that they make of finished pages; of two of one name the first counts. */
export async function listPluginFiles(
  plugins: readonly LoadedPlugin[],
  site: RenderedSite
): Promise<readonly PluginFile[]> {
  const listed = await Promise.all(
    plugins.map(async ({plugin, label}) => {
      const files = await blame(label, 'postBuild', () => plugin.postBuild?.(site) ?? [])
      return files.map((file) => createPluginFile(file, label))
    })
  )
  const first = new Map(
    listed
      .flat()
      .reverse()
      .map((found) => [found.file, found])
  )
  return [...first.values()]
}

function createPluginFile({file, key, text}: OutputFile, label: string): PluginFile {
  const make = async () => (typeof text === 'function' ? text() : text)
  return {file, key, make: () => blame(label, 'postBuild', make)}
}

/** Where made files go, and which of them need not be made. */
interface MadeOutput {
  /** Whether a file of an earlier build was made from what the key names, and stays. */
  holds(file: string, planned: PlannedFile): boolean
  /** Write a file of the new output. */
  write(file: string, content: FileContent): void
}

/**
 * Make the files of plugins that are not there yet.
 *
 * @param taken - What is planned already: pages and static files go before files of plugins.
 */
export async function makeFiles(
  files: readonly PluginFile[],
  taken: Pick<OutputPlan, 'has'>,
  output: MadeOutput
): Promise<OutputPlan> {
  const made: [string, PlannedFile][] = []
  for (const {file, key, make} of files) {
    if (taken.has(file)) continue
    const content = key === undefined ? await make() : undefined
    const planned: PlannedFile = {
      kind: 'page',
      key: madeKey(key ?? hashContent(content ?? ''))
    }
    made.push([file, planned])
    if (!output.holds(file, planned)) output.write(file, content ?? (await make()))
  }
  return new Map(made)
}
