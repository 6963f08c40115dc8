import fs from 'node:fs'
import path from 'node:path'
import {mayAffectBundle} from '@lectern/markdown/may-be-live'
import {resolveFormat} from '@lectern/markdown/resolve-format'
import {hashValue} from '@lectern/shared/cache/content-hash'
import type {PreparedLocale} from '../build/scan-locales.js'
import type {CompiledLocale} from '../build/compile-locale.js'
import {createSiteMarkdown} from '../content/markdown/site-markdown.js'

/**
 * Lists sources that don't belong to a shard but that it has to compile, because their content may
 * be part of the bundles. This is an estimate. If it's wrong for a page, the merge notices and
 * renders pages again.
 */
export async function listBundleSources(
  {scanned: {site, scan}}: PreparedLocale,
  own: ReadonlySet<string>
): Promise<ReadonlySet<string>> {
  const {routes} = scan.manifest
  const markdown = await createSiteMarkdown(site, scan)
  const all = new Set(routes.flatMap(({contents}) => contents.map(({source}) => source)))
  const affecting = [...all].filter((source) => {
    if (own.has(source)) return false
    const {options, functions} = markdown.of(source)
    // Plugins can add components, and pages that contain overridden components are live.
    const {live = [], replaced = []} = options
    if (functions !== undefined || live.length > 0 || replaced.length > 0) return true
    const text = readText(path.resolve(site.siteDir, source))
    return mayAffectBundle(text, resolveFormat(source, options.format, text))
  })
  return new Set(affecting)
}

/** Reads a source. If it's missing, compiling it reports that. */
function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return '$'
  }
}

/** Hashes the parts of a site's content that end up in the bundles. */
export function hashLiveContents({contents}: Pick<CompiledLocale, 'contents'>): string {
  const all = [...contents.bySource]
  const live = all.flatMap(([source, {kind, key}]) => (kind === 'live' ? [[source, key]] : []))
  const features = new Set(all.flatMap(([, content]) => content.features))
  return hashValue([live.map(([source, key]) => `${source} ${key}`).sort(), [...features].sort()])
}
