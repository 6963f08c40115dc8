/** The part of a zod issue that is needed for messages. */
export interface SchemaIssue {
  code?: string
  path: readonly PropertyKey[]
  message: string
  expected?: string
  keys?: readonly string[]
  values?: readonly unknown[]
  errors?: readonly (readonly SchemaIssue[])[]
  /** Type of a value that is too small or too big. */
  origin?: string
  minimum?: number | bigint
  maximum?: number | bigint
  /** Whether `minimum` or `maximum` itself is valid. */
  inclusive?: boolean
}
