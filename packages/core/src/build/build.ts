import {SiteError} from '@lectern/shared/problems/site-problem'
import {withBuildLock} from '../cache/build-lock.js'
import {pruneCache} from '../cache/prune-cache.js'
import {isFolder} from '../config/find-config-file.js'
import {extendFileMemory, type FileMemory, NO_FILES} from '../memory/build-memory.js'
import {cacheFolder, recordsFolder} from '../memory/cache-folders.js'
import {createCacheFolder} from '../cache/disk-errors.js'
import {pruneTrees} from '../history/prune-trees.js'
import {listHostFileNames} from '../hosting/host-files.js'
import {prepareOutput} from '../output/output-folder.js'
import {pruneGathered} from '../sources/gathered-manifest.js'
import {nameOriginals} from '../sources/name-originals.js'
import {findExplainedTarget, type LocaleTarget} from './locale-targets.js'
import {type BuiltLocale, buildLocale} from './build-locale.js'
import type {BuildEnvironment, BuildOptions, BuildResult} from './build-options.js'
import {joinLocales} from './join-locales.js'
import {joinProblems, type LocaleFailure} from './join-problems.js'
import {joinResults} from './join-results.js'
import {type PreparedLocale, scanLocales} from './scan-locales.js'
import {openBuild, type Trust} from './load-locale.js'

/**
 * Makes this build reuse results from other builds, by adding them to the scanned locales.
 *
 * @param trust - Whether to use records without checking them.
 */
export type AdoptResults = (
  locales: readonly PreparedLocale[],
  trust: Trust
) => Promise<readonly PreparedLocale[]>

/**
 * Builds a site one locale at a time: config → site → scan → routes → compile → bundle → prerender →
 * emit. If the build succeeds, the output is replaced in one step at the end. If another build of
 * the site is running, waits for it first.
 *
 * @param adopt - Called when all locales are scanned.
 * @throws SiteError with every problem that fails the build.
 */
export async function build(
  options: BuildOptions,
  environment: BuildEnvironment,
  adopt?: AdoptResults
): Promise<BuildResult> {
  // A missing site root is a configuration error, but creating the lock would create the folder.
  if (!isFolder(options.siteDir)) return buildWithRetry(options, environment, adopt)
  const onWait = (pid: number) =>
    environment.progress.note(`Waiting for another build of this site to finish (process ${pid}).`)
  const cacheDir = cacheFolder(options.siteDir)
  createCacheFolder(cacheDir)
  return withBuildLock(cacheDir, onWait, () => buildWithRetry(options, environment, adopt))
}

/**
 * Builds a site, a second time if the problem was transient. Problems in generated files refer to the
 * original files.
 */
async function buildWithRetry(
  options: BuildOptions,
  environment: BuildEnvironment,
  adopt?: AdoptResults
): Promise<BuildResult> {
  const {siteDir} = options
  try {
    const result = await buildOnce(options, environment, {trustsCache: true, adopt}).catch(
      (error: unknown) => {
        if (!isTransient(error)) throw error
        return buildOnce(options, environment, {trustsCache: false, adopt})
      }
    )
    return {...result, warnings: nameOriginals(result.warnings, siteDir)}
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const {problems, fields, cause} = error
    throw new SiteError(nameOriginals(problems, siteDir), {fields, cause})
  }
}

/**
 * Problems that go away on a second attempt: the cache was damaged, or a file was saved during the
 * build.
 */
const TRANSIENT: ReadonlySet<string> = new Set(['cache-damaged', 'source-changed'])

function isTransient(error: unknown): boolean {
  return error instanceof SiteError && error.problems.some(({code}) => TRANSIENT.has(code))
}

async function buildOnce(
  options: BuildOptions,
  environment: BuildEnvironment,
  {adopt = async (locales) => locales, ...trust}: Trust & {adopt?: AdoptResults | undefined}
): Promise<BuildResult> {
  const opened = await openBuild(options, environment, trust)
  const {targets, loaded} = opened
  const [first] = targets
  const isOne = targets.length === 1 && first?.outDir === options.outDir
  if (!isOne) prepareOutput(options.outDir, listHostFileNames(loaded.site.siteConfig))
  const {locales, failures} = await scanLocales(
    opened,
    {options, trust, isFatal: isTransient},
    environment
  )
  const built = await buildLocales(
    await adopt(locales, trust),
    {options, failures, explained: findExplainedTarget(targets, options)},
    environment
  )
  if (failures.length > 0) throw joinProblems(failures)
  const parts = targets.flatMap((target, index) =>
    built[index] ? [{...built[index], target}] : []
  )
  const joined = isOne ? undefined : joinLocales(options, parts)
  prune(built, options)
  const result = joinResults(
    built.map(({result}) => result),
    {targets, outDir: options.outDir, ...joined}
  )
  const remote = await environment.remote?.push(parts)
  return remote ? {...result, remote} : result
}

interface LocaleSettings {
  options: BuildOptions
  /** Receives the locales that couldn't be built. */
  failures: LocaleFailure[]
  /** Target of the page to explain. */
  explained: LocaleTarget | undefined
}

/** Builds locales one after the other. Each can use what the previous ones know about files. */
async function buildLocales(
  locales: readonly PreparedLocale[],
  {options: {minify, explain}, failures, explained}: LocaleSettings,
  environment: BuildEnvironment
): Promise<BuiltLocale[]> {
  const built: BuiltLocale[] = []
  for (const {loaded, ...rest} of locales) {
    const {name, baseUrl} = loaded.target
    const known = built.reduce<FileMemory>(
      (files, {memory}) => extendFileMemory(files, memory),
      NO_FILES
    )
    const locale = {...rest, loaded: {...loaded, known: extendFileMemory(known, loaded.known)}}
    const settings = {
      minify,
      explain: name === explained?.name ? explain : undefined,
      isLast: loaded === locales.at(-1)?.loaded
    }
    try {
      built.push(await buildLocale(locale, settings, environment))
    } catch (error) {
      if (!(error instanceof SiteError) || isTransient(error)) throw error
      failures.push({error, baseUrl})
    }
  }
  return built
}

function prune(built: readonly BuiltLocale[], {siteDir}: BuildOptions): void {
  if (built.every(({used}) => used === undefined)) return
  const cacheDir = cacheFolder(siteDir)
  const kept = built.flatMap(({used, memory}) => [...(used ?? memory.contents.keys())])
  pruneTrees(cacheDir, Date.now())
  pruneGathered(siteDir, Date.now())
  pruneCache({cacheDir, recordsDir: recordsFolder(cacheDir), used: new Set(kept)})
}
