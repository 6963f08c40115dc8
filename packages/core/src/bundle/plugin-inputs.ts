import path from 'node:path'
import {MATH_STYLES} from '@lectern/bundler/content-entry'
import type {BundleExtension, ContentFeature, ImportReplacement} from '@lectern/types'
import {isClientModuleMissing} from '../config/check-client-modules.js'
import type {Site} from '../site/site.js'

/**
 * Lists the modules that run on every page. Plugins' modules come before the site's own. Missing
 * modules are already reported.
 */
export function listClientModules({siteDir, siteConfig, plugins}: Site): string[] {
  const own = siteConfig.clientModules
    .filter((module) => !isClientModuleMissing(module, siteDir))
    .map((module) => (module.startsWith('.') ? path.resolve(siteDir, module) : module))
  return [...plugins.flatMap(({plugin}) => plugin.getClientModules?.() ?? []), ...own]
}

/** Lists the absolute paths of the fonts that every page preloads. */
export function listPreloadedFonts({plugins}: Site): string[] {
  return plugins.flatMap(({plugin}) => plugin.getPreloadedFonts?.() ?? [])
}

/** Returns the stylesheet of each content feature for which a plugin has one. */
export function findFeatureStyles({
  plugins
}: Pick<Site, 'plugins'>): Partial<Record<ContentFeature, string>> {
  const components = plugins.flatMap(({plugin}) => plugin.getComponentStylesheet?.() ?? []).at(-1)
  const embeds = plugins.flatMap(({plugin}) => plugin.getEmbedStylesheet?.() ?? []).at(-1)
  return {
    math: MATH_STYLES,
    ...(components !== undefined && {components}),
    ...(embeds !== undefined && {embeds})
  }
}

/** Lists the plugins' replacements for imported files. */
export function listImportReplacements({plugins}: Site): ImportReplacement[] {
  return plugins.flatMap(({plugin}) => plugin.replaceImports?.() ?? [])
}

/**
 * Lists the bundler extensions of plugins, followed by the extensions for another generator's
 * sites.
 */
export function listBundleExtensions({plugins}: Site, added: readonly BundleExtension[] = []) {
  const of = (side: 'client' | 'server') => [
    ...plugins.flatMap(({plugin}) => plugin.extendBundle?.(side) ?? []),
    ...added
  ]
  return {client: of('client'), server: of('server')}
}

/** Returns the CSS that plugins generate from the configuration. */
export function createGlobalStyles({siteConfig, plugins}: Site): string {
  return plugins
    .map(({plugin}) => plugin.createGlobalStyles?.(siteConfig.themeConfig) ?? '')
    .join('\n')
}
