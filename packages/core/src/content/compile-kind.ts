import {compiledModule} from '@lectern/shared/files/package-folder'
import type {TaskKind} from '../workers/task.js'
import type {CompiledContent} from './compiled-content.js'
import type {CompileItem} from './compile-source.js'
import type {CompileCommon} from './compile-task.js'

/** Task that compiles source files. Each result is stored as a record. */
export const compileKind: TaskKind<CompileItem, CompileCommon, CompiledContent> = {
  entry: compiledModule('core', 'content/compile-task'),
  load: () => import('./compile-task.js')
}
