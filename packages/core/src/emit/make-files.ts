import type {FileContent, OfflineUse, OutputFile, RenderedSite} from '@lectern/types'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {findPathIssue} from '@lectern/shared/files/output-path'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {blame} from '../plugins/blame.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import type {OutputPlan, PlannedFile} from '../output/output-plan.js'

/** A file of a plugin, possibly not generated yet. */
export interface PluginFile {
  file: string
  key?: string
  offline?: OfflineUse
  /** Generates the file. Errors are reported with the plugin's name. */
  make(): Promise<FileContent>
}

/** Asks all plugins for the files that they make of finished pages; of two of one name the first counts. */
export async function listPluginFiles(
  plugins: readonly LoadedPlugin[],
  site: RenderedSite
): Promise<readonly PluginFile[]> {
  const listed = await Promise.all(
    plugins.map(async ({plugin, label}) => {
      const hook = {label, hook: 'postBuild'} as const
      return readPluginFiles(hook, () => plugin.postBuild?.(site))
    })
  )
  return keepFirst(listed.flat())
}

/** If several files have one name, the first one. */
export function keepFirst(files: readonly PluginFile[]): PluginFile[] {
  return [...new Map(files.toReversed().map((found) => [found.file, found])).values()]
}

/** A hook that returns files. */
interface FilesHook {
  label: string
  hook: 'postBuild' | 'finishOutput'
}

/**
 * Runs a hook of a plugin and returns its files. What the hook returns is checked: a wrong path would replace files outside
 * the output folder.
 */
export async function readPluginFiles(name: FilesHook, run: () => unknown): Promise<PluginFile[]> {
  return blame(name.label, name.hook, async () => {
    const files: unknown = (await run()) ?? []
    if (!Array.isArray(files)) throw new TypeError("it didn't return a list of files")
    return files.map((file: unknown) => createPluginFile(checkFile(file), name))
  })
}

function checkFile(value: unknown): OutputFile {
  const {file, text} = isRecord(value) ? value : {}
  const issue = findPathIssue(file)
  if (issue !== undefined) throw new TypeError(`the file path ${JSON.stringify(file)} ${issue}`)
  const isContent = ['string', 'function'].includes(typeof text) || text instanceof Uint8Array
  if (!isContent) throw new TypeError(`the file ${JSON.stringify(file)} has no content`)
  return value as OutputFile
}

function createPluginFile(
  {file, key, text, offline}: OutputFile,
  {label, hook}: FilesHook
): PluginFile {
  const make = async () => (typeof text === 'function' ? text() : text)
  return {file, key, offline, make: () => blame(label, hook, make)}
}

/** Output folder of generated files, and the files that are unchanged. */
interface MadeOutput {
  /** Whether a file of an earlier build has the inputs in the key, and is kept. */
  holds(file: string, planned: PlannedFile): boolean
  /** Writes a file of the new output. */
  write(file: string, content: FileContent): void
  /** Key in the plan, from the key of a file or the hash of its bytes. */
  keyOf(key: string): string
}

/**
 * Makes the files of plugins that are not there yet.
 *
 * @param taken - Paths that are planned already. Pages and static files win over files of plugins.
 */
export async function makeFiles(
  files: readonly PluginFile[],
  taken: Pick<OutputPlan, 'has'>,
  output: MadeOutput
): Promise<OutputPlan> {
  const made: [string, PlannedFile][] = []
  for (const {file, key, offline, make} of files) {
    if (taken.has(file)) continue
    const content = key === undefined ? await make() : undefined
    const planned: PlannedFile = {
      kind: 'page',
      key: output.keyOf(key ?? hashContent(content ?? '')),
      ...(offline !== undefined && {offline})
    }
    made.push([file, planned])
    if (!output.holds(file, planned)) output.write(file, content ?? (await make()))
  }
  return new Map(made)
}
