import {SiteError} from '@lectern/shared/problems/site-problem'
import {addMissingLocales, type LocalePaths} from '../i18n/missing-locales.js'
import {extendFileMemory, type FileMemory, NO_FILES} from '../memory/build-memory.js'
import {keepProblems} from '../report/keep-problems.js'
import type {BuildEnvironment} from './build-options.js'
import type {LocalePlace} from './build-places.js'
import type {LocaleFailure} from './join-problems.js'
import {hasSamePages} from './has-same-pages.js'
import type {LoadedPlace} from './load-place.js'
import {type ScannedPlace, scanPlace} from './scan-place.js'

/** A language that is ready to be compiled. */
export interface ScannedLanguage {
  loaded: LoadedPlace
  scanned: ScannedPlace
}

/** Results of scanning all languages. */
export interface ScannedLanguages {
  languages: ScannedLanguage[]
  failures: LocaleFailure[]
}

interface LanguagesToScan {
  /** Languages to build. */
  places: readonly LocalePlace[]
  /** Languages of the site that aren't built. Only their paths are needed. */
  others: readonly LocalePlace[]
  /** Loads a language, using facts from previously loaded languages. */
  load(place: LocalePlace, earlier: FileMemory): Promise<LoadedPlace>
  /** Whether an error stops the build immediately. */
  isFatal(error: SiteError): boolean
}

/**
 * Loads and scans all languages before pages are rendered. Pages link to their translations, so
 * each language needs to know the pages of the others.
 */
export async function scanLanguages(
  {places, others, load, isFatal}: LanguagesToScan,
  environment: BuildEnvironment
): Promise<ScannedLanguages> {
  const languages: ScannedLanguage[] = []
  const failures: LocaleFailure[] = []
  const paths = new Map<string, ReadonlySet<string>>()
  let earlier: FileMemory = NO_FILES
  for (const place of [...places, ...others]) {
    const isBuilt = places.includes(place)
    try {
      const loaded = await load(place, earlier)
      const twin = isBuilt
        ? undefined
        : languages.find((built) => hasSamePages(built.loaded, loaded))
      if (twin) {
        paths.set(place.name, listPaths(twin.scanned))
        continue
      }
      const scanned = await scanLoaded(loaded, environment)
      earlier = extendFileMemory(earlier, {sources: loaded.reader.memory()})
      paths.set(place.name, listPaths(scanned))
      if (isBuilt) languages.push({loaded, scanned})
    } catch (error) {
      // Pages link to a language that isn't built even if it can't be loaded.
      if (!isBuilt) continue
      if (!(error instanceof SiteError) || isFatal(error)) throw error
      failures.push({error, baseUrl: place.baseUrl})
    }
  }
  return {languages: languages.map((language) => addPaths(language, paths)), failures}
}

function scanLoaded(loaded: LoadedPlace, environment: BuildEnvironment): Promise<ScannedPlace> {
  const {problems, siteConfig} = loaded.site
  return keepProblems({problems, siteConfig}, () => scanPlace(loaded, environment))
}

/**
 * Lists the paths of a language's pages. The home page is included because it exists at least as a
 * redirect.
 */
function listPaths({scanned}: ScannedPlace): ReadonlySet<string> {
  return new Set(['/', ...scanned.manifest.routes.map(({path}) => path)])
}

function addPaths({loaded, scanned: place}: ScannedLanguage, paths: LocalePaths): ScannedLanguage {
  if (paths.size < 2) return {loaded, scanned: place}
  const {manifest} = place.scanned
  const routes = addMissingLocales(manifest.routes, paths)
  return {
    loaded,
    scanned: {...place, scanned: {...place.scanned, manifest: {...manifest, routes}}}
  }
}
