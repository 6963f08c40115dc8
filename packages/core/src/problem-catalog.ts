import type {ProblemCatalog} from '@lectern/types'
import {configProblems} from './problems/config-problems.js'
import {contentProblems} from './problems/content-problems.js'
import {outputProblems} from './problems/output-problems.js'
import {redirectProblems} from './problems/redirect-problems.js'
import {shardProblems} from './problems/shard-problems.js'

/** Problems that can occur while a site is built. */
export const problemCatalog = {
  ...configProblems,
  ...contentProblems,
  ...redirectProblems,
  ...outputProblems,
  ...shardProblems
} satisfies ProblemCatalog

/** Codes of problems that can occur while a site is built. */
export type CoreProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems that can occur while a site is built. */
    core: CoreProblemCode
  }
}
