import {openRecordStore} from '@lectern/shared/cache/record-store'
import type {MarkdownFunctions} from '@lectern/types'
import type {SiteReference} from '../site/site-reference.js'
import type {Task} from '../workers/task.js'
import {type CompileItem, compileSource} from './compile-source.js'
import type {CompiledContent} from './compiled-content.js'

/** What all compiled files of a run share. */
export interface CompileCommon {
  recordsDir: string
  site: SiteReference
}

/** Loading this module loads the Markdown pipeline. */
const compileFiles: Task<CompileItem, CompileCommon, CompiledContent> = async (items, common) => {
  const records = openRecordStore(common.recordsDir)
  const functions = await loadFunctionsOf(items, common.site)
  return Promise.all(
    items.map((item) =>
      compileSource(
        item,
        records,
        item.functions === undefined ? {} : functions.get(item.functions)
      )
    )
  )
}
export default compileFiles

/** Loads the site in this thread only if one of its functions takes part. */
async function loadFunctionsOf(
  items: readonly CompileItem[],
  site: SiteReference
): Promise<ReadonlyMap<string, MarkdownFunctions>> {
  if (items.every(({functions}) => functions === undefined)) return new Map()
  const {loadFunctions} = await import('./site-functions.js')
  return loadFunctions(site)
}
