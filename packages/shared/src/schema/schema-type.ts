import type {SchemaIssue} from './validate-options.js'

/** The part of a zod schema that the functions for validation use. */
export interface Schema<Output> {
  safeParse(
    value: unknown
  ): {success: true; data: Output} | {success: false; error: {issues: readonly SchemaIssue[]}}
}
