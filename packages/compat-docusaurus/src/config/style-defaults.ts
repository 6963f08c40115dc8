import {createRequire} from 'node:module'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {ReleaseLine} from './declared-release.js'
import {hasFutureFlag} from './future-flags.js'

/** Matches the names of the plugin that moves Docusaurus's styles into cascade layers. */
const LAYERS_PLUGIN = /^(?:@docusaurus\/(?:plugin-)?)?css-cascade-layers$/

/** Returns whether a configuration enables cascade layers for Docusaurus's styles. */
export function hasStyleLayers({future, plugins}: UnknownRecord, release?: ReleaseLine): boolean {
  const entries: readonly unknown[] = Array.isArray(plugins) ? plugins : []
  const names = entries.map((entry): unknown => (Array.isArray(entry) ? entry[0] : entry))
  return (
    hasFutureFlag(future, 'useCssCascadeLayers', release) ||
    names.some((name) => typeof name === 'string' && LAYERS_PLUGIN.test(name))
  )
}

/**
 * Returns whether Docusaurus's minifier sorts the site's media queries. Its faster minifier, Lightning
 * CSS, doesn't.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#future
 */
export function sortsMediaQueries({future}: UnknownRecord, release?: ReleaseLine): boolean {
  if (!isRecord(future)) return true
  const faster = future.faster ?? future.experimental_faster
  const chosen = isRecord(faster) ? faster.lightningCssMinimizer : faster
  return !(chosen ?? hasFutureFlag(future, 'fasterByDefault', release))
}

/** Adds Docusaurus's default code block theme. Without a `darkTheme`, dark mode uses the same theme. */
export function withPrismTheme(config: UnknownRecord): UnknownRecord {
  const {themeConfig = {}} = config
  if (!isRecord(themeConfig)) return config
  const {prism = {}} = themeConfig
  if (!isRecord(prism)) return config
  const theme = prism.theme ?? loadDefaultTheme()
  return {...config, themeConfig: {...themeConfig, prism: {theme, darkTheme: theme, ...prism}}}
}

function loadDefaultTheme(): unknown {
  const {themes} = createRequire(import.meta.url)('prism-react-renderer') as {
    themes: {palenight: unknown}
  }
  return themes.palenight
}
