import path from 'node:path'
import {resolveSnippet} from '@lectern/core/content/snippet-files'
import type {SourceMemory} from '@lectern/core/sources/source-reader'

/** The files whose code a site's pages show, with the sources of those pages; absolute paths. */
export function listSnippetPages(
  siteDir: string,
  sources: SourceMemory
): ReadonlyMap<string, string[]> {
  const pages = new Map<string, string[]>()
  for (const [file, {scanned}] of Object.entries(sources)) {
    for (const target of scanned.snippets ?? []) {
      const source = path.resolve(siteDir, file)
      const snippet = resolveSnippet(target, source, siteDir)
      pages.set(snippet, [...(pages.get(snippet) ?? []), source])
    }
  }
  return pages
}
