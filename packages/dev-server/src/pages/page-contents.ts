import type {Route} from '@lectern/types'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {compileContents} from '@lectern/core/content/compile-contents'
import type {CompiledContent} from '@lectern/core/content/compiled-content'
import type {TaskRunner} from '@lectern/core/workers/task'
import type {DevSite} from '../site/dev-site.js'

/** The contents of the pages that were visited, each in its newest state. */
export interface PageContents {
  /** Contents of one page, compiled unless they're unchanged. */
  compile(route: Route, site: DevSite): Promise<ReadonlyMap<string, CompiledContent>>
  /** Contents of all compiled pages, by source. */
  visited(): ReadonlyMap<string, CompiledContent>
}

interface ContentSettings {
  recordsDir: string
  /** Hash of the code that compiles. */
  compilerHash: string
  runner: TaskRunner
}

/** Compiles nothing yet. */
export function createPageContents(settings: ContentSettings): PageContents {
  const {recordsDir, compilerHash, runner} = settings
  const visited = new Map<string, CompiledContent>()
  const stored = openRecordStore(recordsDir)
  return {
    visited: () => visited,
    async compile(route, site) {
      const before = route.contents.flatMap(({source}) => visited.get(source) ?? [])
      const {bySource} = await compileContents([route], {
        siteDir: site.site.siteDir,
        recordsDir,
        stored,
        markdown: site.markdown,
        site: site.site.reference,
        compilerHash,
        reader: site.reader,
        hasher: site.hasher,
        resolver: site.resolver,
        runner,
        // Older states are forgotten: an author who writes all day leaves thousands of them.
        known: new Map(before.map((content) => [content.key, content])),
        report: () => {}
      })
      for (const [source, content] of bySource) visited.set(source, content)
      return bySource
    }
  }
}
