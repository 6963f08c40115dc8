import {openRecordStore} from '@lectern/shared/cache/record-store'
import {runTogether} from '../workers/run-together.js'
import type {CompileItem} from './compile-source.js'
import type {CompiledContent} from './compiled-content.js'

interface SharedItems {
  items: readonly CompileItem[]
  /** Files that are already cached. A plugin may still be waiting for them. */
  cached: readonly CompileItem[]
}

/**
 * Compiles files that use the site's plugins. Plugins may share state between files or wait for
 * other files, so all files are compiled concurrently in this thread.
 */
export async function compileTogether(
  {items, cached}: SharedItems,
  {recordsDir, report}: {recordsDir: string; report(done: number): void}
): Promise<CompiledContent[]> {
  if (items.length === 0) return []
  const {compileSource} = await import('./compile-source.js')
  const {createCompileTools} = await import('@lectern/markdown')
  const records = openRecordStore(recordsDir)
  const tools = createCompileTools()
  let done = 0
  return runTogether({
    items,
    spare: cached,
    async run(item, signal, isSpare) {
      const functions = await item.sharedPlugins?.createFunctions(signal)
      const content = await compileSource(item, records, functions, {signal, isSpare, tools})
      if (!isSpare) report(++done)
      return content
    }
  })
}
