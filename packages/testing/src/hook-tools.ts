import {asWritten} from '@lectern/shared/front-matter/text-values'
import type {FinishTools, HookTools} from '@lectern/types'

/** Hook tools for a site without translations. */
export const hookTools: HookTools = {translate: asWritten}

/** Returns the tools for the `finishOutput` hook. `fields` override the defaults. */
export function createFinishTools(fields: Partial<FinishTools> = {}): FinishTools {
  return {
    ...hookTools,
    routes: [],
    plugins: [],
    pathOf: (file) => file,
    inputKey: async () => 'inputs',
    runAtOutput: (_, run) => run(),
    ...fields
  }
}
