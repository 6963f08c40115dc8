import type {SiteProblem} from '@lectern/types'
import {hostedFolder} from '../memory/cache-places.js'
import {joinOutputs} from '../emit/join-outputs.js'
import {writeTextPart} from '../emit/text-part.js'
import {createHostFiles, type HostFiles} from '../hosting/host-files.js'
import type {LocalePlace} from './build-places.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import type {BuiltLocale} from './build-locale.js'
import type {BuildOptions} from './build-options.js'

/** One language that was built, and where it goes. */
interface BuiltPart extends Pick<BuiltLocale, 'memory' | 'hosted'> {
  place: Pick<LocalePlace, 'outDir' | 'ownCacheDir' | 'folder' | 'baseUrl'>
}

/**
 * Put the languages of a site together into its output. Hosts read files of theirs at its root alone, so
 * these are made of what all languages have to say.
 *
 * @returns Warnings of what is known of all languages together.
 * @throws SiteError with problems that the site's policies let fail; the last output stays.
 */
export function joinLanguages(
  {siteDir, outDir}: Pick<BuildOptions, 'siteDir' | 'outDir'>,
  parts: readonly BuiltPart[]
): readonly SiteProblem[] {
  const [first, ...others] = parts.toSorted(
    (left, right) => left.place.folder.length - right.place.folder.length
  )
  if (!first) return []
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
  return warnings
}

/** Path at which the output is published that a language is a folder of. */
function outputBaseUrl({folder, baseUrl}: BuiltPart['place']): string {
  return folder === '' ? baseUrl : baseUrl.slice(0, -`${encodeURI(folder)}/`.length)
}

/** What is in a static folder under the name of a file for hosts stands in there already. */
function listFiles({place: {outDir, folder}, memory}: BuiltPart, {files}: HostFiles) {
  return {outDir, folder, files: Object.keys(memory.output).filter((file) => !files.has(file))}
}
