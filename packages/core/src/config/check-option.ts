import {ownValue} from '@lectern/shared/objects/own-value'
import {z} from '@lectern/shared/schema/schema'
import type {IgnoredFinding} from '@lectern/types'
import {RULE_NAMES} from './rules.js'

const rule = z.enum(RULE_NAMES)
const level = z.enum(['error', 'warn', 'off'])

const UNITS: Readonly<Record<string, number>> = {B: 1, kB: 1000, KB: 1000, MB: 1_000_000}
const SIZE = /^(\d+(?:\.\d+)?)\s*(B|kB|KB|MB)$/

/** Size in bytes, as a number or a string with a decimal unit. */
const size = z.union([z.number(), z.string()]).transform((value, context) => {
  const [, count, unit = ''] = typeof value === 'string' ? (SIZE.exec(value) ?? []) : []
  const bytes =
    typeof value === 'number' ? value : Number(count) * (ownValue(UNITS, unit) ?? Number.NaN)
  if (bytes >= 0) return Math.round(bytes)
  context.addIssue({code: 'custom', message: 'a number of bytes, or a size such as "115 kB"'})
  return z.NEVER
})

const budget = z.strictObject({
  html: size.optional(),
  js: size.optional(),
  css: size.optional(),
  images: size.optional()
})

const ignored = z.union([
  z.string().transform((page): IgnoredFinding => ({page})),
  z.strictObject({
    rule: rule.optional(),
    page: z.string().optional(),
    target: z.string().optional()
  })
])

const settings = z.strictObject({
  rules: z.partialRecord(rule, level).default({}),
  ignore: z.array(ignored).default([]),
  budgets: z.record(z.string(), budget).default({})
})

/** Schema of the `check` option, which contains the settings of `site check`. */
export const checkOption = settings.prefault({})
