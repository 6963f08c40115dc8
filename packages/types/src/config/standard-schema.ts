/** A schema of any library that follows [Standard Schema](https://standardschema.dev), such as zod. */
export interface StandardSchema<Input = unknown, Output = Input> {
  /** Fields that libraries share. */
  readonly '~standard': {
    /** Version of the standard. */
    readonly version: 1
    /** Name of the library. */
    readonly vendor: string
    /** Validates a value. */
    validate(value: unknown): StandardResult<Output> | Promise<StandardResult<Output>>
    /** Types of the schema. They exist for the compiler only. */
    readonly types?: {readonly input: Input; readonly output: Output} | undefined
  }
}

/** The result of a validation: the value, or issues. */
export type StandardResult<Output> =
  | {readonly value: Output; readonly issues?: undefined}
  | {readonly issues: readonly StandardIssue[]}

/** Something that a schema refuses. */
export interface StandardIssue {
  /** Description in the words of the library. */
  readonly message: string
  /** Keys that lead to the refused value. Empty or absent for the whole. */
  readonly path?: readonly (PropertyKey | {readonly key: PropertyKey})[] | undefined
}

/** The type of front matter that a schema accepts, e.g. `FrontMatterOf<typeof docSchema>`. */
export type FrontMatterOf<Schema extends StandardSchema> = NonNullable<
  Schema['~standard']['types']
>['input']
