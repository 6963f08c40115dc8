/**
 * A schema from any library that supports [Standard Schema](https://standardschema.dev), such as
 * zod.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  /** Fields defined by the standard. */
  readonly '~standard': {
    /** Version of the standard. */
    readonly version: 1
    /** Name of the library. */
    readonly vendor: string
    /** Validates a value. */
    validate(value: unknown): StandardResult<Output> | Promise<StandardResult<Output>>
    /** Types of the schema, for the compiler only. */
    readonly types?: {readonly input: Input; readonly output: Output} | undefined
  }
}

/** The result of a validation: the value, or a list of issues. */
export type StandardResult<Output> =
  | {readonly value: Output; readonly issues?: undefined}
  | {readonly issues: readonly StandardIssue[]}

/** A validation issue. */
export interface StandardIssue {
  /** Message from the library. */
  readonly message: string
  /** Path of the invalid value. Empty or absent for the value as a whole. */
  readonly path?: readonly (PropertyKey | {readonly key: PropertyKey})[] | undefined
}

/** The type of front matter that a schema accepts, e.g. `FrontMatterOf<typeof docSchema>`. */
export type FrontMatterOf<Schema extends StandardSchema> = NonNullable<
  Schema['~standard']['types']
>['input']
