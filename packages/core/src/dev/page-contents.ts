import type {Route} from '@lectern/types'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {compileContents} from '../content/compile-contents.js'
import type {CompiledContent} from '../content/compiled-content.js'
import type {TaskPool} from '../workers/task-pool.js'
import type {Task} from '../workers/tasks.js'
import type {DevSite} from './dev-site.js'
import type {RenderThread} from './render-thread.js'

/** The contents of the pages that were visited, each in its newest state. */
export interface PageContents {
  /** Those of one page; compiled unless they are known as they are. */
  compile(route: Route, site: DevSite): Promise<ReadonlyMap<string, CompiledContent>>
  /** Those of all pages that were made, by source. */
  visited(): ReadonlyMap<string, CompiledContent>
}

interface ContentSettings {
  recordsDir: string
  /** Hash of the code that compiles. */
  compilerHash: string
  thread: Pick<RenderThread, 'compile'>
}

/** Nothing is compiled yet. */
export function createPageContents(settings: ContentSettings): PageContents {
  const {recordsDir, compilerHash} = settings
  const visited = new Map<string, CompiledContent>()
  const pool = createPool(settings.thread)
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
        pool,
        // Older states are forgotten: an author who writes all day leaves thousands of them.
        known: new Map(before.map((content) => [content.key, content])),
        report: () => {}
      })
      for (const [source, content] of bySource) visited.set(source, content)
      return bySource
    }
  }
}

/** A pool for stages that want one, made of the one thread there is. */
function createPool(thread: Pick<RenderThread, 'compile'>): TaskPool {
  return {
    warmUp: () => {},
    async run(items, createTask) {
      if (items.length === 0) return []
      const task: Task = createTask(items)
      if (task.kind !== 'compile') throw new Error('Pages are rendered one at a time.')
      return (await thread.compile(task)) as never
    },
    close: async () => {}
  }
}
