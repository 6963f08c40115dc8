import path from 'node:path'
import type {ConfigSource} from '@lectern/shared/problems/find-config-place'
import type {Compatibility, SiteConfig, SiteProblem} from '@lectern/types'
import type {Doubts} from '../plugins/doubts.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import type {CodeMessages} from '../translations/code-messages.js'
import type {SiteReference} from './site-reference.js'

/** A site with its plugins, before any content is read. */
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
  /** Problems with the configuration that don't keep the site from loading. */
  problems: readonly SiteProblem[]
  /** Parts that are missing because the site was loaded with errors. */
  doubts: Doubts
  /** The configuration, its plugins and translation files, before any content is read; absolute. */
  configFiles: ReadonlySet<string>
  /** Loads a module of the site for Node, by absolute path. Returns its default export. */
  loadModule(absolutePath: string): Promise<unknown>
  /** Returns `configFiles` with later files, such as sidebars; absolute. */
  moduleFiles(): ReadonlySet<string>
  /**
   * Hashes the inputs of the loaded code in addition to `configFiles`: packages, files and
   * variables that it has read.
   */
  hashCode(): Promise<string>
  /** How another thread loads the site again. */
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
