import fs from 'node:fs'
import type {MarkdownExtension, MarkdownFunctions} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import type {Site} from '../../site/site.js'
import type {SiteReference} from '../../site/site-reference.js'

/**
 * Collects the site's functions for compiling Markdown, by plugin label. The label `''` stands for
 * all files.
 */
export function collectFunctions({
  siteConfig,
  plugins,
  addLanguages
}: Pick<Site, 'siteConfig' | 'plugins' | 'addLanguages'>): Map<string, MarkdownFunctions> {
  const {preprocessor, remarkRehypeOptions} = siteConfig.markdown
  const common: MarkdownFunctions = {
    ...(preprocessor && {preprocessor}),
    ...(addLanguages && {addLanguages}),
    ...(remarkRehypeOptions && {remarkRehypeOptions})
  }
  const hasCommon = Object.keys(common).length > 0
  const found = new Map<string, MarkdownFunctions>(hasCommon ? [['', common]] : [])
  for (const {plugin, label} of plugins) {
    const extension: MarkdownExtension = plugin.extendMarkdown?.() ?? {}
    const {admonitions, removeContentTitle, repository, truncateMarker, ...lists} = extension
    const own = Object.entries(lists).filter(([, list]) => (list?.length ?? 0) > 0)
    if (own.length > 0 || hasCommon) found.set(label, {...Object.fromEntries(own), ...common})
  }
  return found
}

/** Loads a site's functions in a worker thread. */
export async function loadFunctions({
  generatorDirs,
  loaderHash,
  compatibility,
  ...place
}: SiteReference): Promise<Map<string, MarkdownFunctions>> {
  const [{loadSite}, {createSourceReader}] = await Promise.all([
    import('../../site/load-site.js'),
    import('../../sources/source-reader.js')
  ])
  const reader = createSourceReader(place.siteDir, {})
  const generator = {dirs: generatorDirs, loaderHash, compatibility}
  return collectFunctions(await loadSite({...place, generator, reader}))
}

/**
 * Hashes everything that affects a site's functions: the configuration, the files that it imports
 * or reads, and the functions with their arguments.
 */
export async function hashFunctions(
  {siteDir, configFiles, reference, hashCode}: Site,
  functions: ReadonlyMap<string, MarkdownFunctions> = new Map()
): Promise<string> {
  const files = [...configFiles]
    .sort()
    .map((file) => [relativePath(siteDir, file), hashContent(fs.readFileSync(file))])
  // Command-line options aren't part of the configuration.
  const {baseUrl = '', locale} = reference
  const settings = [baseUrl, ...(locale === undefined ? [] : [locale])]
  return hashValue([files, await hashCode(), describeFunctions(functions), settings])
}

/** Serializes functions and their options for comparison. Circular options can't be serialized. */
function describeFunctions(functions: ReadonlyMap<string, MarkdownFunctions>): string {
  try {
    return JSON.stringify([...functions], (_key, value: unknown) =>
      typeof value === 'function' || value instanceof RegExp ? String(value) : value
    )
  } catch {
    return ''
  }
}
