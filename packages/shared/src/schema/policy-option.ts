import type {ProblemPolicy} from '@lectern/types'
import {z} from './schema.js'

/** `throw` and `log` are Docusaurus's names for `fail` and `warn`. */
const POLICY_WORDS = {
  fail: 'fail',
  warn: 'warn',
  ignore: 'ignore',
  throw: 'fail',
  log: 'warn'
} as const

/** Schema for a problem's policy: `fail`, `warn` or `ignore`. */
export const policyOption = z
  .enum(['fail', 'warn', 'ignore', 'throw', 'log'])
  .transform((word): ProblemPolicy => POLICY_WORDS[word])
