import {asWritten} from '@lectern/shared/front-matter/text-values'
import type {FinishTools, HookTools} from '@lectern/types'

/** Arguments of hooks in a site without translations. */
export const hookTools: HookTools = {translate: asWritten}

/** The same for the hook that finishes an output; each field can be overridden. */
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
