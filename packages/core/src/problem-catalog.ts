import type {ProblemCatalog} from '@lectern/types'
import {configProblems} from './problems/config-problems.js'
import {contentProblems} from './problems/content-problems.js'
import {outputProblems} from './problems/output-problems.js'
import {redirectProblems} from './problems/redirect-problems.js'
import {shardProblems} from './problems/shard-problems.js'

/** Problems that can occur in a site's build, from its configuration to its output. */
export const problemCatalog = {
  ...configProblems,
  ...contentProblems,
  ...redirectProblems,
  ...outputProblems,
  ...shardProblems
} satisfies ProblemCatalog

/** Problem codes for site builds. */
export type CoreProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for site builds. */
    core: CoreProblemCode
  }
}
