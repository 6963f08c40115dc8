import path from 'node:path'
import {hashFully} from '@lectern/shared/cache/content-hash'
import type {SiteProblem} from '@lectern/types'
import {hostedFolder} from '../memory/cache-folders.js'
import {joinOutputs} from '../emit/join-outputs.js'
import {writeTextPart} from '../emit/text-part.js'
import {type FileHashes, listHashes} from '../output/output-digest.js'
import {createHostFiles, type HostFiles} from '../hosting/host-files.js'
import type {LocaleTarget} from './locale-targets.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import type {BuiltLocale} from './build-locale.js'
import type {BuildOptions} from './build-options.js'

/** A built locale and its folder. */
interface BuiltPart extends Pick<BuiltLocale, 'memory' | 'hosted'> {
  target: Pick<LocaleTarget, 'outDir' | 'ownCacheDir' | 'folder' | 'baseUrl'>
}

/** The output with all locales joined. */
interface JoinedOutput {
  /** Warnings about the joined output. */
  warnings: readonly SiteProblem[]
  /** Hashes of all files in the output. */
  hashes: FileHashes
}

/**
 * Joins the locales of a site into one output. Host files are generated for all locales
 * together, because hosts only read them in the output root.
 *
 * @throws SiteError with problems that fail the build. The previous output is kept.
 */
export function joinLocales(
  {siteDir, outDir}: Pick<BuildOptions, 'siteDir' | 'outDir'>,
  parts: readonly BuiltPart[]
): JoinedOutput {
  const [first, ...others] = parts.toSorted(
    (left, right) => left.target.folder.length - right.target.folder.length
  )
  if (!first) return {warnings: [], hashes: new Map()}
  const {siteConfig} = first.hosted
  const hostFiles = createHostFiles({
    siteDir,
    baseUrl: outputBaseUrl(first.target),
    locales: [first.hosted, ...others.map(({hosted}) => hosted)]
  })
  const warnings = failOnProblems(hostFiles.problems, siteConfig)
  const hostDir = hostedFolder(first.target.ownCacheDir, outDir)
  joinOutputs(outDir, [
    ...parts.map((part) => listFiles(part, hostFiles)),
    writeTextPart(hostDir, hostFiles.files)
  ])
  return {warnings, hashes: joinHashes([first, ...others], hostFiles)}
}

/**
 * Returns the hashes of the files in the joined output. If a locale folder contains a file at the
 * path of a page, the locale folder wins.
 */
function joinHashes(parts: readonly BuiltPart[], hostFiles: HostFiles): FileHashes {
  const joined = new Map<string, string>()
  for (const part of parts) {
    const {folder, files} = listFiles(part, hostFiles)
    const hashes = listHashes(part.memory.output)
    for (const file of files) joined.set(path.posix.join(folder, file), hashes.get(file) ?? '')
  }
  for (const [file, text] of hostFiles.files) joined.set(file, hashFully(text))
  return joined
}

/** Returns the base path of the output that a locale is in. */
function outputBaseUrl({folder, baseUrl}: BuiltPart['target']): string {
  return folder === '' ? baseUrl : baseUrl.slice(0, -`${encodeURI(folder)}/`.length)
}

/**
 * Lists the files of a locale, except for host files, which the joined output has its own
 * versions of.
 */
function listFiles({target: {outDir, folder}, memory}: BuiltPart, {files}: HostFiles) {
  return {outDir, folder, files: Object.keys(memory.output).filter((file) => !files.has(file))}
}
