import path from 'node:path'
import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import type {Compatibility, SiteConfig, SiteProblem} from '@lectern/types'
import type {UnknownParts} from '../plugins/unknown-parts.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import type {CodeMessages} from '../translations/code-messages.js'
import type {AddLanguages} from './prism-languages.js'
import type {SiteReference} from './site-reference.js'

/** A site and its plugins. No content has been read yet. */
export interface Site {
  siteDir: string
  siteConfig: SiteConfig
  plugins: readonly LoadedPlugin[]
  compatibility: Compatibility
  /** Whether the site uses cascade layers (see `ForeignSite`). */
  hasStyleLayers: boolean
  /** Whether media queries are sorted (see `ForeignSite`). */
  sortsMediaQueries: boolean
  /** The configuration file. */
  configSource: ConfigSource
  /** Default export of the configuration file, before validation. */
  exportedConfig: Readonly<Record<string, unknown>>
  /** Strings of the code in the site's language, by ID. */
  messages: CodeMessages
  /** Adds the project's own languages to Prism. */
  addLanguages?: AddLanguages
  /** Strings for code outside of Lectern's packages, if they differ. */
  siteMessages?: CodeMessages
  /** Problems in the configuration that didn't prevent the site from loading. */
  problems: readonly SiteProblem[]
  /** Parts of the site that are missing because of errors. */
  unknownParts: UnknownParts
  /**
   * Absolute paths of the files that were loaded before any content was read: the configuration,
   * its plugins and translation files.
   */
  configFiles: ReadonlySet<string>
  /** Loads one of the site's Node modules by absolute path and returns its default export. */
  loadModule(absolutePath: string): Promise<unknown>
  /**
   * Returns `configFiles`, all files that were loaded later, such as sidebars, and all files that the
   * loaded code has read itself. Paths are absolute.
   */
  moduleFiles(): ReadonlySet<string>
  /**
   * Hashes the inputs of the loaded code that aren't in `configFiles`: packages, and the files and
   * environment variables that the code has read.
   */
  hashCode(): Promise<string>
  /** Absolute paths of images in front matter that plugins have read so far. */
  pageImages(): readonly string[]
  /** Data with which other threads load the site. */
  reference: SiteReference
}

/**
 * Lists the folders of theme components, lowest priority first: themes in order, then the site
 * itself.
 */
export function listThemePaths({
  siteDir,
  plugins
}: Pick<Site, 'siteDir'> & {plugins: readonly Pick<LoadedPlugin, 'plugin'>[]}): string[] {
  const themes = plugins.flatMap(({plugin}) => plugin.getThemePath?.() ?? [])
  return [...themes, path.join(siteDir, 'src', 'theme')]
}
