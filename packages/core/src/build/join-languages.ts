import path from 'node:path'
import {hashFully} from '@lectern/shared/cache/content-hash'
import type {SiteProblem} from '@lectern/types'
import {hostedFolder} from '../memory/cache-places.js'
import {joinOutputs} from '../emit/join-outputs.js'
import {writeTextPart} from '../emit/text-part.js'
import {type FileHashes, listHashes} from '../output/output-digest.js'
import {createHostFiles, type HostFiles} from '../hosting/host-files.js'
import type {LocalePlace} from './build-places.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import type {BuiltLocale} from './build-locale.js'
import type {BuildOptions} from './build-options.js'

/** A built language, and its folder. */
interface BuiltPart extends Pick<BuiltLocale, 'memory' | 'hosted'> {
  place: Pick<LocalePlace, 'outDir' | 'ownCacheDir' | 'folder' | 'baseUrl'>
}

/** Facts about an output whose languages are joined. */
interface JoinedLanguages {
  /** Of all languages together. */
  warnings: readonly SiteProblem[]
  /** Of every file of the output. */
  hashes: FileHashes
}

/**
 * Puts the languages of a site together into its output. Hosts read files of theirs at its root alone, so
 * these are made of what all languages have to say.
 *
 * @throws SiteError with problems whose policy is `fail`; the last output stays.
 */
export function joinLanguages(
  {siteDir, outDir}: Pick<BuildOptions, 'siteDir' | 'outDir'>,
  parts: readonly BuiltPart[]
): JoinedLanguages {
  const [first, ...others] = parts.toSorted(
    (left, right) => left.place.folder.length - right.place.folder.length
  )
  if (!first) return {warnings: [], hashes: new Map()}
  const {siteConfig} = first.hosted
  const hostFiles = createHostFiles({
    siteDir,
    baseUrl: outputBaseUrl(first.place),
    languages: [first.hosted, ...others.map(({hosted}) => hosted)]
  })
  const warnings = failOnProblems(hostFiles.problems, siteConfig)
  const hostDir = hostedFolder(first.place.ownCacheDir, outDir)
  joinOutputs(outDir, [
    ...parts.map((part) => listFiles(part, hostFiles)),
    writeTextPart(hostDir, hostFiles.files)
  ])
  return {warnings, hashes: joinHashes([first, ...others], hostFiles)}
}

/** Lists the hashes of the joined output. A folder of a language wins over a page of that name. */
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

/** Path at which the output is published that a language is a folder of. */
function outputBaseUrl({folder, baseUrl}: BuiltPart['place']): string {
  return folder === '' ? baseUrl : baseUrl.slice(0, -`${encodeURI(folder)}/`.length)
}

/** A host file in a static folder is already included. */
function listFiles({place: {outDir, folder}, memory}: BuiltPart, {files}: HostFiles) {
  return {outDir, folder, files: Object.keys(memory.output).filter((file) => !files.has(file))}
}
