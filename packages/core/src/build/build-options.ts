import type {SiteProblem, SummaryLine} from '@lectern/types'
import type {PageExplanation} from '../explain/explain-page.js'
import type {Generator} from '../generator/generator.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import type {Progress} from '../report/progress.js'
import type {TaskPool} from '../workers/task-pool.js'

/** Options of a build. */
export interface BuildOptions {
  /** Absolute. */
  siteDir: string
  /** Absolute. */
  outDir: string
  configFile?: string
  /** Overrides the option of the configuration. */
  baseUrl?: string
  /** Languages to build; all if it's empty. */
  locales?: readonly string[]
  minify: boolean
  /** Page to explain: its URL, its path or its source file. */
  explain?: string
}

/** Environment of a build. */
export interface BuildEnvironment {
  generator: Generator
  pool: TaskPool
  progress: Progress
  /** Further checks of the site's theme components, such as outdated copies. */
  checkThemeCopies?(site: ThemeSources): readonly SiteProblem[]
}

/** Sources of a site's components. */
export interface ThemeSources {
  siteDir: string
  plugins: readonly LoadedPlugin[]
  /** Folders of components, lowest priority first; absolute. */
  themePaths: readonly string[]
}

/** Share of a plugin in a build. */
export interface PluginShare {
  /** Milliseconds of the scan; plugins run side by side. */
  duration: number
  pages: number
  /** Bytes of its pages. */
  bytes: number
}

/** Share of a locale in a build. */
export interface LocaleShare {
  locale: string
  pages: number
  /** Pages that were rendered now. */
  rendered: number
}

/** Packages of a site; absolute folders. */
export interface UsedPackages {
  /** With code in the client bundle. */
  bundled: readonly string[]
  /** With the plugins and themes. */
  plugins: readonly string[]
}

/** Result of a build. */
export interface BuildResult {
  outDir: string
  pages: number
  /** Pages that were rendered now; the others are unchanged. */
  rendered: number
  contents: number
  compiled: number
  isBundleCached: boolean
  warnings: readonly SiteProblem[]
  /** Bytes of the output. */
  bytes: {total: number; html: number; scripts: number; styles: number}
  files: number
  /** SHA-256 of the whole output: paths and contents of all files. */
  digest: string
  /** Summary lines of plugins. */
  summary: readonly SummaryLine[]
  /** Absolute folders of the packages that the site is made with. */
  packages: UsedPackages
  /** By plugin label. */
  plugins: Readonly<Record<string, PluginShare>>
  /** Of a site in several languages: what was done for each. */
  locales?: readonly LocaleShare[]
  /** Explanation of the requested page. */
  explanation?: PageExplanation
}
