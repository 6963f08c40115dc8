import {formatBytes} from '@lectern/shared/text/format-bytes'
import {formatCount} from '@lectern/shared/text/format-count'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {FinishedFiles, FinishedOutput, SiteContext, SiteProblem} from '@lectern/types'
import type {PwaOptions} from '../options/pwa-options.js'
import type {OfflineStrings} from '../worker/offline-page.js'
import {bundleWorker} from './bundle-worker.js'
import {checkManifest} from './check-manifest.js'
import {type ListedPrecache, listPrecache} from './list-precache.js'
import type {WrittenWorker} from './write-worker.js'

export const WORKER_FILE = 'sw.js'

interface FinishSettings extends Pick<SiteContext, 'configSource'> {
  /** Absolute path of the output folder. */
  folder: string
  /** Output files. */
  files: FinishedFiles
  baseUrl: string
  /** Whether an invalid manifest is only a warning, as Docusaurus projects build with it. */
  allowsInvalidManifest?: boolean
  /** Absolute path of the folder with the worker sources. */
  sourceDir: string
  options: PwaOptions
  /** Absolute path of the module in the `swCustom` option. */
  worker?: string
  /** Offline messages. */
  strings: OfflineStrings
}

/**
 * Creates a site's service worker, including the list of files to store.
 *
 * @throws SiteError `pwa-file-missing`, `pwa-manifest-invalid`.
 */
export async function finishWorker(settings: FinishSettings): Promise<FinishedOutput> {
  const {options, allowsInvalidManifest} = settings
  const problems = checkManifest(options.pwaHead, settings)
  if (problems.length > 0 && !allowsInvalidManifest) throw new SiteError(problems)
  const output = await createOutput(settings)
  const warnings = problems.map((problem) => ({...problem, policy: 'warn' as const}))
  return {...output, problems: [...warnings, ...(output.problems ?? [])]}
}

async function createOutput({
  files,
  sourceDir,
  options,
  worker,
  strings
}: FinishSettings): Promise<FinishedOutput> {
  if (options.selfDestroying) return createUnregisteringWorker(sourceDir)
  const code = await bundleWorker({sourceDir, entry: 'worker', custom: worker, strings})
  const listed = listPrecache(files, options)
  const output = await createWorker(code, listed, options.injectManifestConfig)
  return listed.largeSearch === undefined
    ? output
    : {...output, problems: [createSearchProblem(listed.largeSearch)]}
}

/**
 * Creates the worker. Reuses the previous one if its input hasn't changed, unless the site has
 * functions that transform the list.
 */
async function createWorker(
  code: string,
  {entries, excluded}: ListedPrecache,
  config: PwaOptions['injectManifestConfig']
): Promise<FinishedOutput> {
  const write = async () => {
    // Loaded on demand, because loading Workbox is slow.
    const {writeWorker} = await import('./write-worker.js')
    return writeWorker(code, entries, config)
  }
  const {additionalManifestEntries: added, manifestTransforms} = config
  if (manifestTransforms) {
    const {text, ...kept} = await write()
    return {files: [{file: WORKER_FILE, text}], summary: [summarize(kept, excluded)]}
  }
  const kept = {
    count: entries.length + added.length,
    size: entries.reduce((sum, {size}) => sum + size, 0)
  }
  const key = hashValue([code, entries, added])
  const text = async () => (await write()).text
  return {files: [{file: WORKER_FILE, key, text}], summary: [summarize(kept, excluded)]}
}

function createSearchProblem(size: number): SiteProblem {
  return {
    code: 'pwa-search-too-large',
    policy: 'warn',
    message: `The search index is too large to be stored offline: ${formatBytes(size)}. Readers can't search offline.`,
    hint: `Raise the limit in the options of the pwa plugin, e.g. \`maximumSearchSize: ${size}\`.`
  }
}

async function createUnregisteringWorker(sourceDir: string): Promise<FinishedOutput> {
  return {
    files: [{file: WORKER_FILE, text: await bundleWorker({sourceDir, entry: 'unregister-worker'})}],
    summary: [{name: 'offline', text: 'disabled: the service worker unregisters itself'}]
  }
}

function summarize({count, size}: Omit<WrittenWorker, 'text'>, excluded: number) {
  const more = excluded > 0 ? `; ${formatCount(excluded, 'file')} too large` : ''
  return {
    name: 'offline',
    text: `${formatBytes(size)} in ${formatCount(count, 'file')}${more}`
  }
}
