import type {SiteProblem, SummaryLine} from '@lectern/types'
import type {PageExplanation} from '../explain/explain-page.js'
import type {Generator} from '../generator/generator.js'
import type {AdaptOptions, LoadedPlugin} from '../plugins/load-plugins.js'
import type {Progress} from '../report/progress.js'
import type {TaskPool} from '../workers/task-pool.js'
import type {RemoteBuild} from '../remote/remote-build.js'

/** Options of a build. */
export interface BuildOptions {
  /** Absolute path of the site root. */
  siteDir: string
  /** Absolute path of the output folder. */
  outDir: string
  configFile?: string
  /** Overrides the configured base URL. */
  baseUrl?: string
  /** Overrides the configured hosts. */
  hostFiles?: readonly string[]
  /** Locales to build. An empty list means all of them. */
  locales?: readonly string[]
  minify: boolean
  /** URL, path or source file of the page to explain. */
  explain?: string
}

/** Environment of a build. */
export interface BuildEnvironment {
  generator: Generator
  pool: TaskPool
  progress: Progress
  /** Shares the cache with other machines. Missing if the build has no remote cache. */
  remote?: RemoteBuild | undefined
  /** Checks the site's theme components, e.g. for outdated copies. */
  checkThemeCopies?(site: ThemeSources): readonly SiteProblem[]
  /** Changes the options of plugins, for builds that are only compared. */
  adaptOptions?: AdaptOptions
}

/** Folders of a site's components. */
export interface ThemeSources {
  siteDir: string
  plugins: readonly LoadedPlugin[]
  /** Absolute component folders, lowest priority first. */
  themePaths: readonly string[]
}

/** Build statistics of a plugin. */
export interface PluginShare {
  /** Scan time in milliseconds. Plugins run concurrently, so these times overlap. */
  duration: number
  pages: number
  /** Total size of the plugin's pages in bytes. */
  bytes: number
}

/** Build statistics of a locale. */
export interface LocaleShare {
  locale: string
  pages: number
  /** Number of pages that this build rendered. */
  rendered: number
}

/** Absolute folders of the packages that a site uses. */
export interface UsedPackages {
  /** Packages with code in the client bundle. */
  bundled: readonly string[]
  /** Packages with plugins and themes. */
  plugins: readonly string[]
}

/** Result of a build. */
export interface BuildResult {
  outDir: string
  pages: number
  /** Number of pages that this build rendered. The others are unchanged. */
  rendered: number
  contents: number
  compiled: number
  isBundleCached: boolean
  warnings: readonly SiteProblem[]
  /** Output sizes in bytes. */
  bytes: {total: number; html: number; scripts: number; styles: number}
  files: number
  /** SHA-256 hash of the paths and content of all output files. */
  digest: string
  /** Lines that plugins contribute to the summary. */
  summary: readonly SummaryLine[]
  /** Summary line about the remote cache. Absent if the build doesn't use one. */
  remote?: SummaryLine
  /** Absolute folders of the packages that the site uses. */
  packages: UsedPackages
  /** Statistics by plugin label. */
  plugins: Readonly<Record<string, PluginShare>>
  /** Statistics for each locale, if the site has several. */
  locales?: readonly LocaleShare[]
  /** Explanation of the page in `BuildOptions.explain`. */
  explanation?: PageExplanation
}
