import {SiteError} from '@lectern/shared/problems/site-problem'
import {addMissingLocales, type LocalePaths} from '../i18n/missing-locales.js'
import {extendFileMemory, type FileMemory, NO_FILES} from '../memory/build-memory.js'
import {keepProblems} from '../report/keep-problems.js'
import type {BuildEnvironment} from './build-options.js'
import type {PlannedBuild} from './build-stages.js'
import type {LocaleTarget} from './locale-targets.js'
import type {LocaleFailure} from './join-problems.js'
import {hasSamePages} from './has-same-pages.js'
import type {LoadedLocale} from './load-locale.js'
import {type ScannedLocale, scanLocale} from './scan-locale.js'

/** A language that is ready to be compiled. */
export interface ScannedLanguage {
  loaded: LoadedLocale
  scanned: ScannedLocale
  /** Checks the language before rendering. Throws if it doesn't match the adopted results. */
  check?(built: PlannedBuild): void
}

/** All scanned languages of a site. */
export interface ScannedLanguages {
  languages: ScannedLanguage[]
  failures: LocaleFailure[]
}

interface LanguagesToScan {
  /** Languages to build. */
  targets: readonly LocaleTarget[]
  /** Languages that aren't built. Only their page paths are needed. */
  others: readonly LocaleTarget[]
  /** Loads a language, and reuses data about files from languages loaded earlier. */
  load(target: LocaleTarget, earlier: FileMemory): Promise<LoadedLocale>
  /** Returns whether an error should stop the build immediately. */
  isFatal(error: SiteError): boolean
}

/**
 * Loads and scans all languages before any page is rendered, because pages link to their
 * translations in other languages.
 */
export async function scanLanguages(
  {targets, others, load, isFatal}: LanguagesToScan,
  environment: BuildEnvironment
): Promise<ScannedLanguages> {
  const languages: ScannedLanguage[] = []
  const failures: LocaleFailure[] = []
  const paths = new Map<string, ReadonlySet<string>>()
  let earlier: FileMemory = NO_FILES
  for (const target of [...targets, ...others]) {
    const isBuilt = targets.includes(target)
    try {
      const loaded = await load(target, earlier)
      const translated = isBuilt
        ? undefined
        : languages.find((built) => hasSamePages(built.loaded, loaded))
      if (translated) {
        paths.set(target.name, listPaths(translated.scanned))
        continue
      }
      const scanned = await scanLoaded(loaded, environment)
      earlier = extendFileMemory(earlier, {sources: loaded.reader.memory()})
      paths.set(target.name, listPaths(scanned))
      if (isBuilt) languages.push({loaded, scanned})
    } catch (error) {
      // Pages also link to languages that aren't built, even if they can't be loaded.
      if (!isBuilt) continue
      if (!(error instanceof SiteError) || isFatal(error)) throw error
      failures.push({error, baseUrl: target.baseUrl})
    }
  }
  return {languages: languages.map((language) => addPaths(language, paths)), failures}
}

function scanLoaded(loaded: LoadedLocale, environment: BuildEnvironment): Promise<ScannedLocale> {
  const {problems, siteConfig} = loaded.site
  return keepProblems({problems, siteConfig}, () => scanLocale(loaded, environment))
}

/**
 * Lists the paths of a language's pages. The home page is always included, because its path has at
 * least a redirect.
 */
function listPaths({scanned}: ScannedLocale): ReadonlySet<string> {
  return new Set(['/', ...scanned.manifest.routes.map(({path}) => path)])
}

function addPaths({loaded, scanned: locale}: ScannedLanguage, paths: LocalePaths): ScannedLanguage {
  if (paths.size < 2) return {loaded, scanned: locale}
  const {manifest} = locale.scanned
  const routes = addMissingLocales(manifest.routes, paths)
  return {
    loaded,
    scanned: {...locale, scanned: {...locale.scanned, manifest: {...manifest, routes}}}
  }
}
