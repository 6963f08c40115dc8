import fs from 'node:fs'
import {relativePath} from '@lectern/shared/files/relative-path'
import {localizationFolder} from '@lectern/core/i18n/choose-locale'
import type {DevSite} from '../site/dev-site.js'
import type {SiteFiles} from './plan-update.js'
import {splitDescription} from './unlisted-sources.js'

/**
 * Describes the site before a change, for `planUpdate`.
 *
 * @param returned - Deleted files that exist again.
 */
export function describeSite(
  site: DevSite,
  returned: ReadonlySet<string>
): Omit<SiteFiles, 'bundleInputs' | 'failed'> {
  const {siteDir, siteConfig} = site.site
  const {snippetPages, configFiles, themePaths, staticDirs} = site
  const watched = new Set(site.watchedPaths)
  return {
    ...{siteDir, snippetPages, configFiles, themePaths, staticDirs},
    // When a file is deleted, its page is removed. A returned file has to be scanned even if its
    // front matter is the same.
    sourceState: (file: string) => (returned.has(file) ? 'changed' : sourceState(file, site)),
    isAddedOrRemoved: (file: string) => returned.has(file) || !fs.existsSync(file),
    isWatched: (file: string) => watched.has(file),
    missesStaticFiles: site.scan.problems.some(({code}) => code === 'static-file-missing'),
    isMarkdownCurrent: () => site.markdown.isCurrent(),
    localizationDir: localizationFolder(siteDir, siteConfig)
  }
}

/** Tests whether the scanned data of a source is still valid. */
function sourceState(absolutePath: string, {site, sources, reader, watchedPaths}: DevSite) {
  const file = relativePath(site.siteDir, absolutePath)
  const known = sources[file]?.scanned
  if (!known) return 'unknown'
  if (!fs.existsSync(absolutePath)) return 'changed'
  // A custom `parseFrontMatter` can be slow, and its result can depend on the whole file.
  if (site.siteConfig.markdown.parseFrontMatter) return 'changed'
  // The reader updates its memory synchronously, so there's no need to wait.
  void reader.read(absolutePath)
  // Some plugins read the whole file, not only its front matter.
  const isReadWhole = watchedPaths.includes(absolutePath)
  const comparable = (scanned: typeof known) =>
    JSON.stringify({
      // `UnlistedSources` tracks descriptions.
      ...splitDescription(scanned).data,
      hash: isReadWhole && scanned.hash,
      snippets: [],
      embeds: []
    })
  const current = reader.memory()[file]?.scanned
  return current && comparable(current) === comparable(known) ? 'same-front-matter' : 'changed'
}
