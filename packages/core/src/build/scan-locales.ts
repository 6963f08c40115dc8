import {SiteError} from '@lectern/shared/problems/site-problem'
import {addMissingLocales, type LocalePaths} from '../i18n/missing-locales.js'
import {extendFileMemory, type FileMemory, NO_FILES} from '../memory/build-memory.js'
import {keepProblems} from '../report/keep-problems.js'
import type {BuildEnvironment, BuildOptions} from './build-options.js'
import type {PlannedBuild} from './build-stages.js'
import type {LocaleTarget} from './locale-targets.js'
import type {LocaleFailure} from './join-problems.js'
import {hasSamePages} from './has-same-pages.js'
import {type LoadedLocale, loadLocale, type OpenedBuild, type Trust} from './load-locale.js'
import {type ScannedLocale, scanLocale} from './scan-locale.js'

/** A locale that is ready to be compiled. */
export interface PreparedLocale {
  loaded: LoadedLocale
  scanned: ScannedLocale
  /** Checks the locale before rendering. Throws if it doesn't match the adopted results. */
  check?(built: PlannedBuild): void
}

/** All scanned locales of a site. */
export interface PreparedLocales {
  locales: PreparedLocale[]
  failures: LocaleFailure[]
}

interface ScanSettings {
  options: BuildOptions
  trust: Trust
  /** Returns whether an error should stop the build immediately. */
  isFatal(error: SiteError): boolean
}

/**
 * Loads and scans all locales before any page is rendered, because pages link to their
 * translations in other locales.
 */
export async function scanLocales(
  {targets, others, loaded: first}: OpenedBuild,
  {options, trust, isFatal}: ScanSettings,
  environment: BuildEnvironment
): Promise<PreparedLocales> {
  const {history} = first
  const load = (target: LocaleTarget, earlier: FileMemory) =>
    environment.progress.stage('config', () =>
      loadLocale(target, {options, environment, trust, earlier, history})
    )
  const locales: PreparedLocale[] = []
  const failures: LocaleFailure[] = []
  const paths = new Map<string, ReadonlySet<string>>()
  let earlier: FileMemory = NO_FILES
  for (const target of [...targets, ...others]) {
    const isBuilt = targets.includes(target)
    try {
      const loaded = target === first.target ? first : await load(target, earlier)
      const translated = isBuilt
        ? undefined
        : locales.find((built) => hasSamePages(built.loaded, loaded))
      if (translated) {
        paths.set(target.name, listPaths(translated.scanned))
        continue
      }
      const scanned = await scanLoaded(loaded, environment)
      earlier = extendFileMemory(earlier, {sources: loaded.reader.memory()})
      paths.set(target.name, listPaths(scanned))
      if (isBuilt) locales.push({loaded, scanned})
    } catch (error) {
      // Pages also link to locales that aren't built, even if they can't be loaded.
      if (!isBuilt) continue
      if (!(error instanceof SiteError) || isFatal(error)) throw error
      failures.push({error, baseUrl: target.baseUrl})
    }
  }
  return {locales: locales.map((locale) => addPaths(locale, paths)), failures}
}

function scanLoaded(loaded: LoadedLocale, environment: BuildEnvironment): Promise<ScannedLocale> {
  const {problems, siteConfig} = loaded.site
  return keepProblems({problems, siteConfig}, () => scanLocale(loaded, environment))
}

/**
 * Lists the paths of a locale's pages. The home page is always included, because its path has at
 * least a redirect.
 */
function listPaths({scan}: ScannedLocale): ReadonlySet<string> {
  return new Set(['/', ...scan.manifest.routes.map(({path}) => path)])
}

function addPaths({loaded, scanned}: PreparedLocale, paths: LocalePaths): PreparedLocale {
  if (paths.size < 2) return {loaded, scanned}
  const {manifest} = scanned.scan
  const routes = addMissingLocales(manifest.routes, paths)
  return {
    loaded,
    scanned: {...scanned, scan: {...scanned.scan, manifest: {...manifest, routes}}}
  }
}
