import path from 'node:path'
import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import type {Compatibility, SiteConfig, SiteProblem} from '@lectern/types'
import type {UnknownParts} from '../plugins/unknown-parts.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import type {CodeMessages} from '../translations/code-messages.js'
import type {SiteReference} from './site-reference.js'

/** A site and its plugins, before any content is read. */
export interface Site {
  siteDir: string
  siteConfig: SiteConfig
  plugins: readonly LoadedPlugin[]
  compatibility: Compatibility
  /** See `ForeignSite`. */
  hasStyleLayers: boolean
  /** The configuration file. */
  configSource: ConfigSource
  /** Strings of the code in the site's language, by ID. */
  messages: CodeMessages
  /** Configuration problems that didn't prevent the site from loading. */
  problems: readonly SiteProblem[]
  /** Parts that are missing because the site has errors. */
  unknownParts: UnknownParts
  /**
   * Absolute paths of the configuration, its plugins and translation files, before any content is
   * read.
   */
  configFiles: ReadonlySet<string>
  /** Loads one of the site's Node modules by absolute path and returns its default export. */
  loadModule(absolutePath: string): Promise<unknown>
  /**
   * Returns `configFiles` and files that were loaded later, such as sidebars. Paths are absolute.
   */
  moduleFiles(): ReadonlySet<string>
  /**
   * Hashes the inputs of the loaded code that aren't in `configFiles`: packages, and files and
   * environment variables that it has read.
   */
  hashCode(): Promise<string>
  /** Data for loading the site in a different thread. */
  reference: SiteReference
}

/** Lists folders of theme components, lowest priority first: themes in order, then the site's own. */
export function listThemePaths({
  siteDir,
  plugins
}: Pick<Site, 'siteDir'> & {plugins: readonly Pick<LoadedPlugin, 'plugin'>[]}): string[] {
  const themes = plugins.flatMap(({plugin}) => plugin.getThemePath?.() ?? [])
  return [...themes, path.join(siteDir, 'src', 'theme')]
}
