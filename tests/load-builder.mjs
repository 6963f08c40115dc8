import {compileKind} from '@lectern/core/content/compile-kind'
import {build} from '@lectern/core/build/build'
import {describeGenerator} from '@lectern/core/generator/generator'
import {createTaskPool} from '@lectern/core/workers/task-pool'

/** Loads the compiled builder to build sites in this process, without the CLI. */
export function loadBuilder() {
  const generator = describeGenerator({compatibility: 'compat-docusaurus'})
  return {build, compileKind, createTaskPool, generator, progress: SILENT}
}

/** Progress that neither prints nor measures anything. @type {import('@lectern/core/report/progress').Progress} */
const SILENT = {stage: async (_name, run) => run(() => {}), note: () => {}, durations: () => ({})}
