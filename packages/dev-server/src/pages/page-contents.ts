import type {Route} from '@lectern/types'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {compileContents} from '@lectern/core/content/compile-contents'
import type {CompiledContent} from '@lectern/core/content/compiled-content'
import type {TaskRunner} from '@lectern/core/workers/task'
import type {DevSite} from '../site/dev-site.js'

/** Current contents of the visited pages. */
export interface PageContents {
  /** Returns the contents of a page. Only changed contents are compiled. */
  compile(route: Route, site: DevSite): Promise<ReadonlyMap<string, CompiledContent>>
  /** Returns the contents of all visited pages, by source. */
  visited(): ReadonlyMap<string, CompiledContent>
}

interface ContentSettings {
  recordsDir: string
  /** Hash of the compiler's code. */
  compilerHash: string
  runner: TaskRunner
}

/** Creates an empty store of page contents. */
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
        // Keeps only the latest version of each content, since every edit creates a new one.
        known: new Map(before.map((content) => [content.key, content])),
        report: () => {}
      })
      for (const [source, content] of bySource) visited.set(source, content)
      return bySource
    }
  }
}
