import {compileKind} from '@lectern/core/content/compile-kind'
import {build} from '@lectern/core/build/build'
import {describeGenerator} from '@lectern/core/generator/generator'
import {createTaskPool} from '@lectern/core/workers/task-pool'

/** Builds sites in this process: the compiled program without its command line. */
export function loadBuilder() {
  const generator = describeGenerator({compatibility: 'compat-docusaurus'})
  return {build, compileKind, createTaskPool, generator, progress: SILENT}
}

/** Shows nothing and measures nothing. @type {import('@lectern/core/report/progress').Progress} */
const SILENT = {stage: async (_name, run) => run(() => {}), note: () => {}, durations: () => ({})}
