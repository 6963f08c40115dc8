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
    /** Types of the schema. They're used only by the compiler. */
    readonly types?: {readonly input: Input; readonly output: Output} | undefined
  }
}

/** Result of a validation. It contains the validated value or a list of issues. */
export type StandardResult<Output> =
  | {readonly value: Output; readonly issues?: undefined}
  | {readonly issues: readonly StandardIssue[]}

/** A validation issue. */
export interface StandardIssue {
  /** Message from the library. */
  readonly message: string
  /** Path of the invalid value. Empty or absent if the whole value is invalid. */
  readonly path?: readonly (PropertyKey | {readonly key: PropertyKey})[] | undefined
}

/** The type of front matter that a schema accepts, such as `FrontMatterOf<typeof docSchema>`. */
export type FrontMatterOf<Schema extends StandardSchema> = NonNullable<
  Schema['~standard']['types']
>['input']
