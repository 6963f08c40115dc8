import type {FileContent, OfflineUse, OutputFile, RenderedSite} from '@lectern/types'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {findPathIssue} from '@lectern/shared/files/output-path'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {runPluginHook} from '../plugins/plugin-hooks.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import type {OutputPlan, PlannedFile} from '../output/output-plan.js'

/** A file that a plugin provides. It may not have been generated yet. */
export interface PluginFile {
  file: string
  key?: string
  offline?: OfflineUse
  /** Generates the file's content. Errors include the plugin's name. */
  make(): Promise<FileContent>
}

/**
 * Lists the files that plugins generate from finished pages. If several files have the same name,
 * the first one wins.
 */
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

/** Removes files with duplicate names. The first file with a name is kept. */
export function keepFirst(files: readonly PluginFile[]): PluginFile[] {
  return [...new Map(files.toReversed().map((found) => [found.file, found])).values()]
}

/** A plugin hook that returns files. */
interface FilesHook {
  label: string
  hook: 'postBuild' | 'finishOutput'
}

/**
 * Runs a plugin hook and returns its files. Validates their paths, because an invalid path could
 * replace files outside the output folder.
 */
export async function readPluginFiles(name: FilesHook, run: () => unknown): Promise<PluginFile[]> {
  return runPluginHook(name.label, name.hook, async () => {
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
  return {file, key, offline, make: () => runPluginHook(label, hook, make)}
}

/** Output folder that plugin files are written to. */
interface MadeOutput {
  /**
   * Returns whether the previous build generated a file from the same inputs, so that it can be
   * kept.
   */
  holds(file: string, planned: PlannedFile): boolean
  /** Writes a file to the new output. */
  write(file: string, content: FileContent): void
  /** Returns a file's key in the plan, based on the file's own key or its hash. */
  keyOf(key: string): string
}

/**
 * Generates missing and stale plugin files.
 *
 * @param taken - Paths of pages and static files, which take precedence over plugin files.
 */
export async function generateFiles(
  files: readonly PluginFile[],
  taken: Pick<OutputPlan, 'has'>,
  output: MadeOutput
): Promise<OutputPlan> {
  const generated: [string, PlannedFile][] = []
  for (const {file, key, offline, make} of files) {
    if (taken.has(file)) continue
    const content = key === undefined ? await make() : undefined
    const planned: PlannedFile = {
      kind: 'page',
      key: output.keyOf(key ?? hashContent(content ?? '')),
      ...(offline !== undefined && {offline})
    }
    generated.push([file, planned])
    if (!output.holds(file, planned)) output.write(file, content ?? (await make()))
  }
  return new Map(generated)
}
