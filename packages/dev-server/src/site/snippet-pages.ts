import path from 'node:path'
import {resolveSnippet} from '@lectern/core/content/snippet-files'
import type {SourceMemory} from '@lectern/core/sources/source-reader'

/**
 * Lists the files that code snippets show, with the sources of their pages. All paths are absolute.
 */
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
